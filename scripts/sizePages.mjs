const field = (name, schema, ui) => ({ name, schema, ui });

const plainFields = [
  field('name', { type: 'string', title: 'Name' }, { 'ui:widget': 'TextWidget' }),
  field('bio', { type: 'string', title: 'Bio' }, { 'ui:widget': 'TextareaWidget' }),
  field('age', { type: 'integer', title: 'Age' }, { 'ui:widget': 'NumberWidget' }),
  field('plan', { type: 'string', title: 'Plan', enum: ['a', 'b'] }, { 'ui:widget': 'RadioWidget' }),
  field('agree', { type: 'boolean', title: 'Agree' }, { 'ui:widget': 'CheckboxWidget' }),
];
const date = field('start', { type: 'string', title: 'Start', format: 'date' }, { 'ui:widget': 'DateWidget' });
const comboBox = field('country', { title: 'Country', enum: ['DE', 'KR'] }, { 'ui:widget': 'ComboboxWidget' });
const table = field(
  'rows',
  {
    type: 'array',
    items: {},
    tableType: 'multi',
    headers: [{ key: 'id', header: 'ID' }],
    isSortable: true,
    isSearchable: true,
  },
  { 'ui:widget': 'Table', 'ui:title': 'Rows' },
);

function form(fields, formData = {}) {
  const widget = {
    response_type: 'forms',
    json_schema: {
      type: 'object',
      title: 'Form',
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    },
    ui_schema: Object.fromEntries(fields.map(({ name, ui }) => [name, ui])),
    form_data: formData,
    on_event: [{ type: 'tool', tool: 'save', parameters: {}, map_input_to: 'submit' }],
  };
  return { content: [], _meta: { 'com.ibm.orchestrate/widget': widget } };
}

const view = (response, props = '') => `
import { createRoot } from 'react-dom/client';
import { ToolResponseView } from 'react-tool-response';
import 'react-tool-response/styles.css';
const response = ${JSON.stringify(response)};
const events = [];
window.isReady = () => document.querySelector('.tr-ToolResponse') && !document.querySelector('[aria-busy="true"]');
window.isDone = () => events.length > 0;
createRoot(document.getElementById('root')).render(<ToolResponseView response={response} onEvent={(event) => { events.push(event); }} ${props} />);
`;

const stock = `
import { createRoot } from 'react-dom/client';
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
const schema = ${JSON.stringify(form(plainFields)._meta['com.ibm.orchestrate/widget'].json_schema)};
const uiSchema = { bio: { 'ui:widget': 'textarea' }, plan: { 'ui:widget': 'radio' } };
const events = [];
window.isReady = () => document.querySelector('button[type="submit"]');
window.isDone = () => events.length > 0;
createRoot(document.getElementById('root')).render(<Form schema={schema} uiSchema={uiSchema} validator={validator} onSubmit={(event) => { events.push(event); }} />);
`;

const wire = `
import * as wire from 'react-tool-response/wire';
window.wire = wire;
window.isReady = () => wire.readToolResponse({ content: [] }) !== undefined;
`;

const text = { content: [{ type: 'text', text: 'Hello', annotations: { audience: ['user'] } }] };
const interpreted = 'validator="interpreted"';
const question = {
  type: 'options',
  title: 'Account',
  options: [
    { label: 'Savings', value: 's' },
    { label: 'Checking', value: 'c' },
  ],
  on_event: { tool: 'save', parameters: {}, map_input_to: 'account' },
};

/**
 * The paths through the package that are weighed. `budget` in bytes, or `budgetOf`, the page that must not be outweighed;
 * `isSubmitted`: the form is sent once before the count ends.
 */
export const pages = [
  { name: 'text', title: 'Text alone', source: view(text), budget: 8000 },
  { name: 'wire', title: 'react-tool-response/wire', source: wire, budget: 12_000 },
  {
    name: 'plain',
    title: 'Plain form, interpreted',
    source: view(form(plainFields), interpreted),
    isSubmitted: true,
    budget: 95_000,
  },
  {
    name: 'plain-ajv',
    title: 'Plain form, ajv',
    source: view(form(plainFields), 'validator="ajv"'),
    isSubmitted: true,
    budgetOf: 'stock',
  },
  { name: 'date', title: '+ date', source: view(form([...plainFields, date]), interpreted), isSubmitted: true },
  {
    name: 'combo-box',
    title: '+ combo box',
    source: view(form([...plainFields, comboBox]), interpreted),
    isSubmitted: true,
  },
  {
    name: 'table',
    title: '+ table',
    source: view(form([...plainFields, table], { rows: [{ id: '1' }] }), interpreted),
    isSubmitted: true,
  },
  {
    name: 'quick',
    title: 'Quick question (options)',
    source: view({ content: [], _meta: { 'com.ibm.orchestrate/widget': question } }),
  },
  { name: 'stock', title: 'Stock @rjsf/core + validator-ajv8', source: stock, isSubmitted: true },
];
