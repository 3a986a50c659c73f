import {
  ALARM_EVENT,
  type CHANGE_EVENTS,
  INTERNAL_EVENT,
  MISSED_EVENT,
  PROJECT_EVENT,
  ROOM_EVENT,
  SPAN_EVENT,
  TALK_EVENT,
  VIEW_EVENT,
} from '@portal/contract/core/live-events';
import { ALL_KINDS } from '@portal/contract/permissions';

/** Every event of the stream with what it means. */
const EVENTS: Readonly<Record<(typeof CHANGE_EVENTS)[number] | typeof SPAN_EVENT | typeof MISSED_EVENT, string>> = {
  [SPAN_EVENT]: '맨 처음과 25초마다 옵니다. 다시 연결했다면 data 밀리초 안의 임의의 때에 다시 읽습니다.',
  [MISSED_EVENT]: '놓친 소식이 있을 수 있습니다. data 밀리초 안의 임의의 때에 다시 읽습니다.',
  [ALARM_EVENT]: '이 사용자의 알림에 새 소식이 있습니다. 내용은 담지 않습니다.',
  [PROJECT_EVENT]: '볼 수 있는 외주 프로젝트가 바뀌었습니다. data는 그 id뿐입니다.',
  [INTERNAL_EVENT]: '직원에게: 마이즈 프로젝트가 바뀌었습니다. data는 그 id뿐입니다.',
  [TALK_EVENT]: '볼 수 있는 현장 대화가 바뀌었습니다. data는 프로젝트의 id뿐입니다.',
  [ROOM_EVENT]: '참여한 워크스페이스가 바뀌었습니다. data는 그 id뿐입니다.',
  [VIEW_EVENT]: '직원에게: 함께 쓰는 필터가 바뀌었습니다. data는 목록의 이름뿐입니다.',
};

/** The event stream, the only address that is not a call. */
export const eventStream = {
  get: {
    operationId: 'events',
    tags: ['Events'],
    summary: '새 소식 알림 (server-sent events).',
    description: [...Object.entries(EVENTS).map(([name, text]) => `event: ${name} - ${text}`), 'D-34, CALLS-125'].join(
      '\n\n',
    ),
    'x-events': Object.keys(EVENTS),
    'x-may': [{ kinds: ALL_KINDS.filter((kind) => kind !== 'visitor') }],
    security: [{ session: [] }],
    responses: {
      200: {
        description: '성공',
        content: {
          'text/event-stream': { schema: { type: 'string' }, example: `event: ${PROJECT_EVENT}\ndata:7\n\n` },
        },
      },
      401: { $ref: '#/components/responses/LOGIN_REQUIRED' },
      429: { $ref: '#/components/responses/TOO_MANY_REQUESTS' },
    },
  },
};
