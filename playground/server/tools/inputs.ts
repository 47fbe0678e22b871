import type { JsonObject } from '../../../src/model';
import { echo, text, withWidget } from '../tool';
import type { Tool } from '../tool';

const theme = 'Forms';

const stock = Array.from({ length: 24 }, (_, index): JsonObject => ({
  rowId: `row-${String(index + 1).padStart(3, '0')}`,
  sku: `SKU-${1000 + index}`,
  name: `${['Lamp', 'Chair', 'Desk', 'Shelf'][index % 4]!} ${index + 1}`,
  qty: (index * 7) % 40,
  price: 4.5 + index * 1.25,
}));

const headers = [
  { key: 'sku', header: 'SKU' },
  { key: 'name', header: 'Product' },
  { key: 'qty', header: 'In stock' },
  { key: 'price', header: 'Price' },
];

const everyInput: JsonObject = {
  response_type: 'forms',
  name: 'form_every_input',
  ui_schema: {
    'ui:order': ['name', 'bio', 'plan', 'agree', 'country', 'age', 'start', 'stay', 'docs', 'terms', 'rows'],
    'ui:submitButtonOptions': { submitText: 'Save everything' },
    'ui:cancelButtonOptions': { showCancel: true, cancelText: 'Not now' },
    name: { 'ui:widget': 'TextWidget', 'ui:placeholder': 'First and last name' },
    bio: { 'ui:widget': 'TextareaWidget', 'ui:placeholder': 'A few lines about you' },
    plan: { 'ui:widget': 'RadioWidget' },
    agree: { 'ui:widget': 'CheckboxWidget' },
    country: {
      'ui:widget': 'ComboboxWidget',
      'ui:enumNames': ['Germany', 'Japan', 'South Korea', 'United Kingdom', 'United States'],
    },
    age: { 'ui:widget': 'NumberWidget', 'ui:title': 'Age', 'ui:description': 'In years' },
    start: { 'ui:widget': 'DateWidget', format: 'DD/MM/YYYY' },
    stay: {
      'ui:widget': 'DateWidget',
      'ui:options': { range: true },
      'ui:start_label': 'Arrival',
      'ui:end_label': 'Departure',
      format: 'DD/MM/YYYY',
    },
    docs: { 'ui:widget': 'FileUpload', 'ui:upload_button_label': 'Add documents' },
    terms: { 'ui:title': 'Terms', 'ui:widget': 'FileDownloadWidget' },
    rows: { 'ui:widget': 'Table', 'ui:title': 'Products' },
  },
  json_schema: {
    type: 'object',
    title: 'Every input',
    description: 'The eleven inputs of the form builder in one form.',
    required: ['name', 'country'],
    properties: {
      name: { type: 'string', title: 'Name' },
      bio: { type: 'string', title: 'About you' },
      plan: { type: 'string', title: 'Plan', enum: ['basic', 'plus'], enumNames: ['Basic', 'Plus'] },
      agree: {
        title: 'I agree to the terms',
        type: 'boolean',
        oneOf: [
          { const: true, title: 'Yes' },
          { const: false, title: 'No' },
        ],
      },
      country: { title: 'Country', enum: ['DE', 'JP', 'KR', 'UK', 'US'] },
      age: { type: 'integer', title: 'Age', minimum: 0, maximum: 150 },
      start: { title: 'Start', type: 'string', format: 'date' },
      stay: { type: 'array', items: { type: 'string', format: 'date' }, title: 'Stay' },
      docs: {
        type: 'array',
        title: 'Documents',
        items: {},
        multi: true,
        description: 'Signed copies only',
        file_max_size: 10,
        file_types: ['.pdf', '.png', '.txt'],
        maxItems: 3,
      },
      terms: { type: 'string', files: { id: 't1', url: 'https://files.example.com/terms.pdf', fileName: 'terms.pdf' } },
      rows: {
        type: 'array',
        headers,
        items: {},
        tableType: 'multi',
        isSortable: true,
        isSearchable: true,
        defaultRowSize: 5,
      },
    },
    additionalProperties: false,
  },
  form_data: { plan: 'basic', rows: stock },
  on_event: [{ type: 'tool', tool: 'save_all', parameters: { source: 'playground' }, map_input_to: 'submit' }],
};

const contact: JsonObject = {
  response_type: 'forms',
  name: 'form_contact',
  ui_schema: {
    'ui:order': ['name', 'topic', 'urgent', 'size', 'message'],
    'ui:submitButtonOptions': { submitText: 'Send' },
    'ui:cancelButtonOptions': { showCancel: true, cancelText: 'Cancel' },
    name: { 'ui:widget': 'TextWidget' },
    topic: { 'ui:widget': 'RadioWidget' },
    urgent: { 'ui:widget': 'CheckboxWidget' },
    size: { 'ui:widget': 'NumberWidget', 'ui:title': 'Team size' },
    message: { 'ui:widget': 'TextareaWidget' },
  },
  json_schema: {
    type: 'object',
    title: 'Contact us',
    required: ['name', 'topic'],
    properties: {
      name: { type: 'string', title: 'Your name', minLength: 2 },
      topic: { type: 'string', title: 'Topic', enum: ['sales', 'support'], enumNames: ['Sales', 'Support'] },
      urgent: {
        type: 'boolean',
        title: 'Urgent',
        oneOf: [
          { const: true, title: 'Yes' },
          { const: false, title: 'No' },
        ],
      },
      size: { type: 'integer', title: 'Team size', minimum: 1 },
      message: { type: 'string', title: 'Message' },
    },
    additionalProperties: false,
  },
  form_data: {},
  on_event: [{ type: 'tool', tool: 'save_contact', parameters: {}, map_input_to: 'submit' }],
};

const stockForm = (tableType: string, title: string): JsonObject => ({
  response_type: 'forms',
  name: `form_stock_${tableType}`,
  ui_schema: {
    'ui:order': ['products'],
    'ui:submitButtonOptions': { submitText: tableType === 'dataTable' ? 'Done' : 'Order' },
    'ui:cancelButtonOptions': { showCancel: false },
    products: { 'ui:widget': 'Table', 'ui:title': 'Products' },
  },
  json_schema: {
    type: 'object',
    title,
    required: ['products'],
    properties: {
      products: {
        type: 'array',
        headers,
        items: {},
        tableType,
        isSortable: true,
        isSearchable: true,
        defaultRowSize: 10,
        minItems: 1,
      },
    },
    additionalProperties: false,
  },
  form_data: { products: stock },
  on_event: [{ type: 'tool', tool: 'order_products', parameters: { products: [] }, map_input_to: 'submit' }],
});

/** Forms: every input of the form builder, a short one, tables. */
export const inputTools: Tool[] = [
  {
    name: 'show_every_input',
    title: 'Every input',
    description: 'All eleven inputs in one form.',
    theme,
    call: () => withWidget([text('Please check these values.', ['user'])], everyInput),
  },
  {
    name: 'show_contact_form',
    title: 'Contact form',
    description: 'Text, radio buttons, a checkbox, a number, an area.',
    theme,
    call: () => withWidget([text('How can we help?', ['user'])], contact),
  },
  {
    name: 'pick_products',
    title: 'Pick products',
    description: 'A table whose chosen rows are the answer.',
    theme,
    call: () => withWidget([text('Here is the stock list.', ['user'])], stockForm('multi', 'Order products')),
  },
  {
    name: 'view_products',
    title: 'View products',
    description: 'A table to look at.',
    theme,
    call: () => withWidget([text('Here is the stock list.', ['user'])], stockForm('dataTable', 'Stock')),
  },
  {
    name: 'save_all',
    title: 'Save all',
    description: 'Receives every input.',
    call: (args) => echo('Everything is saved.', args),
  },
  {
    name: 'save_contact',
    title: 'Save contact',
    description: 'Receives the contact form.',
    call: (args) => echo('Thank you, we will be in touch.', args),
  },
  {
    name: 'order_products',
    title: 'Order products',
    description: 'Receives the chosen rows.',
    call: ({ products }) => {
      const rows = Array.isArray(products) ? products : [];
      const names = rows.map((row) => String((row as JsonObject)['name'] ?? row));
      return { content: [text(rows.length === 0 ? 'Nothing was ordered.' : `Ordered: ${names.join(', ')}`, ['user'])] };
    },
  },
];
