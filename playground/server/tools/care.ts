import { echo, text, withWidget } from '../tool';
import type { Tool } from '../tool';

const theme = 'Quick questions';
const take = (map_input_to: string, parameters = {}) => ({ tool: 'take_answer', parameters, map_input_to });

/** The one-question widgets of the customer-care style. */
export const careTools: Tool[] = [
  {
    name: 'verify_pin',
    title: 'PIN',
    description: 'Four digits; leading zeros matter.',
    theme,
    call: () =>
      withWidget([text('Hello Mara Quill! Welcome to CustomerCare Banking.', ['user'])], {
        type: 'number',
        collection_type: 'integer',
        title: 'For your security, please enter your 4-digit PIN.',
        min_number: 0,
        max_number: 9999,
        min_digits: 4,
        max_digits: 4,
        on_event: take('pin'),
      }),
  },
  {
    name: 'confirm_transfer',
    title: 'Confirm a transfer',
    description: 'Confirm or cancel, one tap.',
    theme,
    call: () =>
      withWidget([], {
        type: 'confirmation',
        title: 'Confirm transfer',
        confirmation_text: 'Move $80.00 from High Yield Savings to Business Checking on 2026-03-10?',
        on_confirm: { tool: 'take_answer', parameters: { transfer: 'T-80', decision: 'confirm' } },
        on_cancel: { tool: 'take_answer', parameters: { transfer: 'T-80', decision: 'cancel' } },
      }),
  },
  {
    name: 'confirm_payment',
    title: 'Confirm a payment',
    description: 'The second shape: labels and values.',
    theme,
    call: () =>
      withWidget([], {
        type: 'confirmation',
        confirmation_text: 'Pay $1500.00 on 2026-03-20?',
        description: 'Mortgage payment',
        confirmation_details: { label: 'Pay now', value: 'confirm' },
        cancelation_details: { label: 'Not now', value: 'cancel' },
        on_event: take('action', { paymentId: 'PAY-1' }),
      }),
  },
  {
    name: 'choose_account',
    title: 'Choose an account',
    description: 'One of three, as buttons.',
    theme,
    call: () =>
      withWidget([text('Which account do you mean?', ['user'])], {
        type: 'options',
        title: 'Account',
        description: 'Pick one',
        options: [
          { label: 'High Yield Savings', value: 'acc_savings_001', description: '$12,400.00' },
          { label: 'Business Checking', value: 'acc_checking_002', description: '$5,432.18' },
          { label: 'Holiday Fund', value: 'acc_savings_003' },
        ],
        on_event: take('account_id'),
        channel_adaptation: { chat: { preference: 'button' } },
      }),
  },
  {
    name: 'choose_toppings',
    title: 'Choose toppings',
    description: 'Several of a list.',
    theme,
    call: () =>
      withWidget([], {
        type: 'options',
        title: 'Toppings',
        description: 'Pick some',
        is_multi_selection: true,
        options: [
          { label: 'Olives', value: 'olives' },
          { label: 'Corn', value: 'corn' },
          { label: 'Basil', value: 'basil' },
        ],
        on_event: take('toppings', { size: 'L' }),
        channel_adaptation: { chat: { preference: 'list' } },
      }),
  },
  {
    name: 'pick_payment_date',
    title: 'Pick a date',
    description: 'A day within bounds.',
    theme,
    call: () =>
      withWidget([], {
        type: 'datetime',
        collection_type: 'date',
        title: 'When should we pay?',
        min_datetime: '2026-03-02',
        max_datetime: '2026-04-01',
        on_event: take('paymentDate', { customerId: 'CUST001' }),
      }),
  },
  {
    name: 'pick_appointment',
    title: 'Pick date and time',
    description: 'A day and a time.',
    theme,
    call: () =>
      withWidget([], {
        type: 'datetime',
        collection_type: 'datetime',
        title: 'When do you want to come?',
        min_datetime: '2026-03-02T08:00',
        max_datetime: '2026-04-01T18:00',
        on_event: take('when'),
      }),
  },
  {
    name: 'enter_amount',
    title: 'Enter an amount',
    description: 'Money.',
    theme,
    call: () =>
      withWidget([], {
        type: 'number',
        collection_type: 'currency',
        title: 'How much do you want to transfer?',
        min_number: 1,
        max_number: 10000,
        on_event: take('amount'),
      }),
  },
  {
    name: 'enter_reference',
    title: 'Enter a reference',
    description: 'Text of a given pattern.',
    theme,
    call: () =>
      withWidget([], {
        type: 'text',
        collection_type: 'regex',
        title: 'Your reference',
        description: 'Two letters and four digits, as in AB1234.',
        regex_expression: '^[A-Z]{2}[0-9]{4}$',
        on_event: take('reference'),
      }),
  },
  {
    name: 'take_answer',
    title: 'Take an answer',
    description: 'Receives the quick questions.',
    call: (args) => echo('Got it.', args),
  },
];
