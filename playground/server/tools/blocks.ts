import { text, ToolFailure } from '../tool';
import type { Tool } from '../tool';
import { harbourPicture, toneSound, zipFile } from './samples';

const theme = 'Content';

/** Everything a response can show besides forms. */
export const blockTools: Tool[] = [
  {
    name: 'show_annotated_messages',
    title: 'Annotated messages',
    description: 'A message for the user, debugging words for the agent, a picture for both.',
    theme,
    call: () => ({
      content: [
        { type: 'text', text: 'Operation completed successfully', annotations: { priority: 0.7, audience: ['user'] } },
        {
          type: 'text',
          text: 'Debug: cache hit ratio 0.95, latency 150 ms',
          annotations: { priority: 0.3, audience: ['assistant'] },
        },
        {
          type: 'image',
          data: harbourPicture,
          mimeType: 'image/png',
          annotations: { priority: 0.5, audience: ['user', 'assistant'] },
        },
      ],
    }),
  },
  {
    name: 'show_media',
    title: 'Picture and sound',
    description: 'Text, image, text, audio, in this order.',
    theme,
    call: () => ({
      content: [
        text('The harbour this morning:'),
        { type: 'image', data: harbourPicture, mimeType: 'image/png' },
        text('And how the fog horn sounds:'),
        { type: 'audio', data: toneSound, mimeType: 'audio/wav' },
      ],
    }),
  },
  {
    name: 'show_links',
    title: 'Links',
    description: 'Web pages, a file of the server, a script that must not run.',
    theme,
    call: () => ({
      content: [
        {
          type: 'resource_link',
          uri: 'https://modelcontextprotocol.io/specification',
          name: 'spec',
          title: 'MCP specification',
          description: 'What a tool may answer.',
          mimeType: 'text/html',
        },
        {
          type: 'resource_link',
          uri: 'harbour://tides/today',
          name: 'tides.json',
          description: 'Only the server can open it.',
          mimeType: 'application/json',
          size: 62,
        },
        { type: 'resource_link', uri: 'javascript:alert(document.domain)', name: 'A link that runs code' },
      ],
    }),
  },
  {
    name: 'show_resources',
    title: 'Embedded files',
    description: 'Text, code, a picture and an archive inside the answer.',
    theme,
    call: () => ({
      content: [
        {
          type: 'resource',
          resource: {
            uri: 'harbour://tides/today',
            mimeType: 'application/json',
            text: '{\n  "high": "06:12",\n  "low": "12:31"\n}',
          },
        },
        {
          type: 'resource',
          resource: {
            uri: 'harbour://page.html',
            mimeType: 'text/html',
            text: '<h1>Shown as source</h1>\n<script>alert(1)</script>',
          },
        },
        {
          type: 'resource',
          resource: { uri: 'harbour://views/harbour.png', mimeType: 'image/png', blob: harbourPicture },
        },
        { type: 'resource', resource: { uri: 'harbour://logs/today.zip', mimeType: 'application/zip', blob: zipFile } },
      ],
    }),
  },
  {
    name: 'show_exact_text',
    title: 'Exact text',
    description: 'Spaces, tabs, line breaks, Markdown, HTML and both writing directions.',
    theme,
    call: () => ({
      content: [
        text(
          '  Two spaces, a tab\tand a\nnew line.  \n\n# Not a heading, **not bold**, <b>not HTML</b>, &amp; not an entity',
          ['user'],
        ),
        text('مرحبا بك في البنك. رقم الحساب 1234.', ['user']),
        text('👩‍👩‍👧‍👦 🇰🇷 ก็ é', ['user']),
      ],
    }),
  },
  {
    name: 'fail_with_text',
    title: 'A failure that explains itself',
    description: 'isError beside a text for the user.',
    theme,
    call: () => ({ content: [text('Account not found. Check the number and try again.', ['user'])], isError: true }),
  },
  {
    name: 'fail_silently',
    title: 'A failure without words',
    description: 'isError, and a text only the agent may read.',
    theme,
    call: () => ({ content: [text('stack trace: db-7 refused the connection', ['assistant'])], isError: true }),
  },
  {
    name: 'fail_as_protocol',
    title: 'A protocol error',
    description: 'No result at all: a JSON-RPC error.',
    theme,
    call: () => {
      throw new ToolFailure('The bank is closed for maintenance until 06:00.', -32000);
    },
  },
  {
    name: 'start_report',
    title: 'A running task',
    description: 'The work goes on after the answer.',
    theme,
    call: () => ({
      resultType: 'task',
      taskId: 'task-4711',
      status: 'working',
      statusMessage: 'Collecting the figures of March',
      ttlMs: 60000,
      pollIntervalMs: 5000,
    }),
  },
  {
    name: 'run_in_agent',
    title: 'The result of an agent',
    description: 'Its own dialect: success, output, intent.',
    theme,
    call: () => ({
      success: true,
      output: 'Found 3 moorings with room for 12 metres.',
      content_blocks: null,
      metadata: { result_count: 3 },
      terminate: false,
      intent: 'Looking for a free mooring',
    }),
  },
];
