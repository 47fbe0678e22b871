import type { JsonObject } from '../../../src/model';
import { text, withWidget } from '../tool';
import type { Tool } from '../tool';

const theme = 'Journeys';

const leaveForm: JsonObject = {
  response_type: 'forms',
  name: 'form_leave',
  ui_schema: {
    'ui:order': ['employee_id', 'start_date', 'end_date', 'reason'],
    'ui:submitButtonOptions': { submitText: '신청' },
    'ui:cancelButtonOptions': { showCancel: false },
    employee_id: { 'ui:widget': 'TextWidget' },
    start_date: { 'ui:widget': 'DateWidget', format: 'YYYY-MM-DD' },
    end_date: { 'ui:widget': 'DateWidget', format: 'YYYY-MM-DD' },
    reason: { 'ui:widget': 'TextareaWidget', 'ui:placeholder': '예: 휴식' },
  },
  json_schema: {
    type: 'object',
    title: '휴가 신청',
    required: ['employee_id', 'start_date', 'end_date'],
    properties: {
      employee_id: { type: 'string', title: '사번' },
      start_date: { title: '시작일', type: 'string', format: 'date' },
      end_date: { title: '종료일', type: 'string', format: 'date' },
      reason: { type: 'string', title: '사유' },
    },
    additionalProperties: false,
    description: '시작일과 종료일을 고르고 사유를 적어 주세요.',
  },
  form_data: { employee_id: 'E001' },
  on_event: [
    {
      type: 'tool',
      tool: 'apply_leave',
      parameters: { employee_id: '', start_date: '', end_date: '', reason: '' },
      map_input_to: 'submit',
    },
  ],
};

const handoverForm = (args: JsonObject): JsonObject => ({
  response_type: 'forms',
  name: 'form_handover',
  ui_schema: {
    'ui:order': ['colleague', 'note'],
    'ui:submitButtonOptions': { submitText: '보내기' },
    'ui:cancelButtonOptions': { showCancel: true, cancelText: '나중에' },
    colleague: { 'ui:widget': 'RadioWidget' },
    note: { 'ui:widget': 'TextareaWidget' },
  },
  json_schema: {
    type: 'object',
    title: '업무 인계',
    required: ['colleague'],
    properties: {
      colleague: { type: 'string', title: '대신할 동료', enum: ['E014', 'E027'], enumNames: ['김하늘', '이도윤'] },
      note: { type: 'string', title: '메모' },
    },
    additionalProperties: false,
  },
  form_data: {},
  on_event: [
    {
      type: 'tool',
      tool: 'hand_over',
      parameters: { employee_id: args['employee_id'] ?? '', start_date: args['start_date'] ?? '' },
      map_input_to: 'submit',
    },
    { type: 'message', message: '인계까지 마쳤습니다.' },
  ],
});

/** A leave request that people in Seoul fill in, and the handover that follows from it. */
export const leaveTools: Tool[] = [
  {
    name: 'request_leave',
    title: 'Leave request (한국어)',
    description: 'A form with two dates; its answer brings another form.',
    theme,
    call: () => withWidget([text('아래 양식에서 날짜를 골라 주세요.', ['user'])], leaveForm),
  },
  {
    name: 'apply_leave',
    title: 'Apply for leave',
    description: 'Receives the leave request.',
    call: (args) => {
      const { employee_id = '', start_date = '', end_date = '', reason = '' } = args;
      const lines = [
        '휴가 신청이 접수되었습니다.',
        `사번: ${String(employee_id)}`,
        `기간: ${String(start_date)} ~ ${String(end_date)}`,
        ...(reason === '' ? [] : [`사유: ${String(reason)}`]),
      ];
      return withWidget([text(lines.join('\n'), ['user'])], handoverForm(args));
    },
  },
  {
    name: 'hand_over',
    title: 'Hand over',
    description: 'Receives the handover.',
    call: ({ colleague = '', note = '' }) => ({
      content: [
        text(`${String(colleague)} 님에게 인계했습니다.${note === '' ? '' : `\n메모: ${String(note)}`}`, ['user']),
      ],
    }),
  },
];
