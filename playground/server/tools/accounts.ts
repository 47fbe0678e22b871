import type { JsonObject } from '../../../src/model';
import { echo, text, withWidget } from '../tool';
import type { Tool } from '../tool';

const theme = 'Accounts';

const emailForm: JsonObject = {
  response_type: 'forms',
  json_schema: {
    title: 'Update Account',
    type: 'object',
    properties: { email: { type: 'string', title: 'Email' } },
  },
  ui_schema: { email: { 'ui:widget': 'TextWidget' } },
  form_data: { email: '' },
};

const accountForm: JsonObject = {
  response_type: 'forms',
  json_schema: {
    title: 'Account Form',
    type: 'object',
    properties: { account_id: { type: 'string', title: 'Account ID' } },
  },
  ui_schema: { account_id: { 'ui:widget': 'TextWidget' } },
  form_data: { account_id: '' },
};

const updateAccount = (widget: JsonObject): JsonObject => ({
  ...widget,
  on_event: [{ type: 'tool', tool: 'update_account', parameters: {}, map_input_to: 'submit' }],
});

/** watsonx Orchestrate's own examples of a response, as its documentation prints them. */
export const accountTools: Tool[] = [
  {
    name: 'get_dog_breeds',
    title: 'Dog breeds',
    description: 'Text for the user.',
    theme,
    call: () => ({ content: [text('Dog breeds: affenpinscher, african, airedale, akita, appenzeller', ['user'])] }),
  },
  {
    name: 'get_account_info',
    title: 'Account information',
    description: 'Text for the user, structured data for programs.',
    theme,
    call: ({ account_id = 'ACC-1001' }) => ({
      content: [text(`Account ${String(account_id)} retrieved successfully`, ['user'])],
      structuredContent: { account_id, balance: 1500, status: 'active' },
    }),
  },
  {
    name: 'get_account_metadata',
    title: 'Account with metadata',
    description: 'Custom metadata, no structured data (null).',
    theme,
    call: ({ account_id = 'ACC-1001' }) => ({
      content: [text(`Account ${String(account_id)} information retrieved`, ['user'])],
      _meta: {
        priority: 'high',
        department: 'finance',
        request_id: 'REQ-12345',
        timestamp: '2024-01-15T10:30:00Z',
      },
      structuredContent: null,
    }),
  },
  {
    name: 'complete_operation',
    title: 'Text for nobody in particular',
    description: 'A text block without annotations.',
    theme,
    call: () => ({ content: [text('Operation completed')] }),
  },
  {
    name: 'get_status_for_user',
    title: 'Status for the user',
    description: 'Shown exactly, not reasoned on.',
    theme,
    call: () => ({ content: [text('Account status retrieved successfully', ['user'])] }),
  },
  {
    name: 'get_status_for_assistant',
    title: 'Status for the agent',
    description: 'Nothing to see here: only the agent reads it.',
    theme,
    call: () => ({ content: [text('Account data: status=active, balance=5000', ['assistant'])] }),
  },
  {
    name: 'get_status_for_both',
    title: 'Status for both',
    description: 'The agent may say it in its own words.',
    theme,
    call: () => ({ content: [text('Account status retrieved', ['user', 'assistant'])] }),
  },
  {
    name: 'update_account_for_user',
    title: 'Form with text for the user',
    description: 'Exact text and a form.',
    theme,
    call: () => withWidget([text('Account status retrieved successfully', ['user'])], updateAccount(emailForm)),
  },
  {
    name: 'update_account_for_assistant',
    title: 'Form with text for the agent',
    description: 'The form alone: its text is not for people.',
    theme,
    call: () => withWidget([text('Internal: Account data processed', ['assistant'])], updateAccount(accountForm)),
  },
  {
    name: 'update_account_for_both',
    title: 'Form with text for both',
    description: 'Exact text and a form.',
    theme,
    call: () =>
      withWidget([text('Please update your account information', ['user', 'assistant'])], updateAccount(emailForm)),
  },
  {
    name: 'show_registration_form',
    title: 'Registration',
    description: 'A ToolResult with a FormWidget, as its class serialises it; no on_event.',
    theme,
    call: () =>
      withWidget([{ type: 'text', annotations: null, text: 'Please complete your registration' }], {
        response_type: 'forms',
        name: 'form_registration',
        ui_schema: {
          'ui:order': ['email'],
          'ui:submitButtonOptions': { submitText: 'Submit' },
          'ui:cancelButtonOptions': { showCancel: false },
          email: { 'ui:widget': 'TextWidget' },
        },
        json_schema: {
          type: 'object',
          title: 'User Registration',
          required: ['email'],
          properties: { email: { type: 'string', title: 'Email Address' } },
          additionalProperties: false,
        },
        form_data: {},
        on_event: [],
      }),
  },
  {
    name: 'check_account_status',
    title: 'Budget',
    description: 'Two texts, structured data, a form and metadata.',
    theme,
    call: () =>
      withWidget(
        [
          { type: 'text', annotations: null, text: 'Account Status: active' },
          { type: 'text', annotations: null, text: 'Current Budget: $50000' },
        ],
        {
          response_type: 'forms',
          name: 'form_budget',
          ui_schema: {
            'ui:order': ['amount'],
            'ui:submitButtonOptions': { submitText: 'Update budget' },
            'ui:cancelButtonOptions': { showCancel: true, cancelText: 'Not now' },
            amount: {
              'ui:widget': 'NumberWidget',
              'ui:title': 'New Budget Amount',
              'ui:description': 'Whole dollars, up to 100000.',
            },
          },
          json_schema: {
            type: 'object',
            title: 'Update Budget',
            required: ['amount'],
            properties: {
              amount: { type: 'integer', title: 'New Budget Amount', default: 50000, minimum: 0, maximum: 100000 },
            },
            additionalProperties: false,
          },
          form_data: { amount: 50000 },
          on_event: [
            { type: 'tool', tool: 'update_budget', parameters: { account: 'ACC-1001' }, map_input_to: 'submit' },
            { type: 'message', message: 'I have changed my budget. What can I do with it?' },
          ],
        },
        { _meta: { account_type: 'premium' }, structuredContent: { status: 'active', budget: 50000 } },
      ),
  },
  {
    name: 'update_account',
    title: 'Update account',
    description: 'Receives the account forms.',
    call: (args) => echo('Your account is up to date.', args),
  },
  {
    name: 'update_budget',
    title: 'Update budget',
    description: 'Receives the budget.',
    call: (args) => echo('Your new budget is set.', args),
  },
];
