import { isJsonObject, own } from '../../../src/model';
import type { JsonObject } from '../../../src/model';
import { echo, text } from '../tool';
import type { Tool } from '../tool';

const theme = 'Questions back';

const visitorCard: JsonObject = {
  message: 'Fill in the visitor card',
  requestedSchema: {
    type: 'object',
    properties: {
      name: { title: 'Full name', type: 'string', minLength: 2 },
      email: { title: 'E-mail', type: 'string', format: 'email' },
      crew: { title: 'Crew', type: 'integer', minimum: 1, maximum: 20, default: 3 },
      pier: {
        title: 'Pier',
        type: 'string',
        oneOf: [
          { const: 'p1', title: 'North pier' },
          { const: 'p2', title: 'South pier' },
        ],
      },
      rules: { title: 'I accept the harbour rules', type: 'boolean' },
    },
    required: ['name', 'rules'],
  },
};

function outcome(result: JsonObject): JsonObject {
  const action = String(result['action']);
  if (action !== 'accept')
    return { content: [text(action === 'decline' ? 'You declined to answer.' : 'You closed the question.', ['user'])] };
  const content = own(result, 'content');
  return echo('The server received your answer.', isJsonObject(content) ? content : {});
}

/** Tools that ask the person something before they can answer. */
export const questionTools: Tool[] = [
  {
    name: 'register_visitor',
    title: 'Register a visitor',
    description: 'Asks through elicitation/create while the call is running.',
    theme,
    call: async (_args, { elicit }) => outcome(await elicit(visitorCard)),
  },
  {
    name: 'connect_bank',
    title: 'Connect a bank',
    description: 'Elicitation in URL mode: consent to open a page.',
    theme,
    call: async (_args, { elicit }) =>
      outcome(
        await elicit({
          mode: 'url',
          elicitationId: `connect-${Date.now()}`,
          url: 'https://bank.example.com/connect?state=playground',
          message: 'Sign in at your bank to connect your account.',
        }),
      ),
  },
  {
    name: 'book_berth',
    title: 'Book a berth',
    description: 'An input_required result: two questions, then the same call again.',
    theme,
    call: (_args, { params }) => {
      const answers = own(params, 'inputResponses');
      if (!isJsonObject(answers)) {
        return {
          resultType: 'input_required',
          inputRequests: {
            boat: {
              method: 'elicitation/create',
              params: {
                message: 'Which boat is it for?',
                requestedSchema: {
                  type: 'object',
                  properties: {
                    boat: { type: 'string', title: 'Name of the boat' },
                    length: { type: 'number', title: 'Length in metres', minimum: 2, maximum: 60 },
                  },
                  required: ['boat'],
                },
              },
            },
            nights: {
              method: 'elicitation/create',
              params: {
                message: 'How long will you stay?',
                requestedSchema: {
                  type: 'object',
                  properties: { nights: { type: 'integer', title: 'Nights', minimum: 1, default: 2 } },
                  required: ['nights'],
                },
              },
            },
          },
          requestState: '{"berth":"B-12","nonce":"n-7f3a"}',
        };
      }
      const said = Object.entries(answers).map(([key, result]) => {
        const content = own(result, 'content');
        return `${key}: ${String(own(result, 'action'))}${isJsonObject(content) ? ` ${JSON.stringify(content)}` : ''}`;
      });
      const state = own(params, 'requestState');
      const lines = [
        'Berth B-12 is yours.',
        ...said,
        `State came back ${state === '{"berth":"B-12","nonce":"n-7f3a"}' ? 'unchanged' : 'changed'}.`,
      ];
      return { resultType: 'complete', content: [text(lines.join('\n'), ['user'])] };
    },
  },
];
