import { areaCalls } from '@portal/contract/calls';
import { addressesOf, type Call } from '@portal/contract/core/call';
import { EVENTS_PATH } from '@portal/contract/core/live-events';
import { REFUSALS } from '@portal/contract/messages';
import { VERSION } from '#version.ts';
import { describeAnswers } from './describe-answers.ts';
import { eventStream } from './describe-events.ts';
import { describeMay, describeMayText } from './describe-may.ts';
import { describeRequest, REPEAT_KEY } from './describe-request.ts';
import type { JsonSchema } from './describe-schema.ts';

const INTRODUCTION = [
  '모든 호출은 화면이 쓰는 것과 같습니다. 로그인하면 받는 쿠키 `portal_session`이 사용자를 정합니다.',
  '항목 이름의 대소문자는 구분하지 않으며, 모르는 항목은 무시합니다. 글자 항목은 숫자로도 보낼 수 있고, null과 빠진 항목은 빈 값입니다.',
  '`x-separator`가 있는 항목은 여러 값을 그 문자로 이은 한 글자열입니다. `title`은 항목의 이름이며, 수정 사유의 `ItemName`에 씁니다.',
  '`x-may`는 그 호출을 부를 수 있는 사람이고, `x-events`는 소식의 이름입니다.',
  '거절은 상태, `code`, 문장으로 답하고, 확인에 실패한 항목을 `field`로 알립니다. 문장의 `{…}`는 값으로 바뀝니다.',
].join('\n\n');

const EFFECTS: Readonly<Record<Call['effect'], string>> = {
  read: '읽기.',
  noted: '읽기. 열람 기록에 남습니다.',
  write: '쓰기. 하나의 트랜잭션이며 `Idempotency-Key`로 다시 보낼 수 있습니다.',
  own: '쓰기. 트랜잭션을 스스로 나눕니다.',
};

const describe = (call: Call): string => {
  const { effect, actorFields, spec } = call;
  return [
    EFFECTS[effect],
    describeMayText(call),
    actorFields.length > 0
      ? `호출자를 나타내는 항목(생략 가능, 다른 사람이면 403): ${actorFields.map((field) => `\`${field}\``).join(', ')}.`
      : '',
    `근거: ${spec.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** The paths of a call with its operation, and the schemas that it refers to. */
function describeCall(name: string, call: Call) {
  const method = call.method === 'GET' ? 'get' : 'post';
  const { responses, shared } = describeAnswers(call, name);
  const operation = {
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    description: describe(call),
    'x-may': describeMay(call),
    security: call.may === 'open' ? [] : [{ session: [] }],
    ...describeRequest(call),
    responses,
  };
  // A second address of a call must not repeat its id.
  const paths = addressesOf(call).map(
    (address, at) => [address, { [method]: { ...(at === 0 && { operationId: name }), ...operation } }] as const,
  );
  return { paths, shared };
}

const refusal: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(REFUSALS) },
    field: { type: 'string' },
  },
};

type Described = ReturnType<typeof describeCall>;

const componentsOf = (calls: readonly Described[]) => ({
  securitySchemes: { session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'portal_session' } },
  parameters: { RepeatKey: REPEAT_KEY },
  responses: Object.fromEntries(calls.flatMap(({ shared }) => Object.entries(shared.responses))),
  schemas: {
    Refusal: refusal,
    ...Object.fromEntries(calls.flatMap(({ shared }) => Object.entries(shared.schemas))),
  },
});

const pathsOf = (calls: readonly Described[]) => ({
  ...Object.fromEntries(calls.flatMap(({ paths }) => paths)),
  [EVENTS_PATH]: eventStream,
});

/** Describes all calls. */
const describeCalls = (): Described[] =>
  Object.entries<Record<string, Call>>(areaCalls).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => describeCall(`${area}.${name}`, call)),
  );

/** What does not depend on the calls. */
export const DOCUMENT_HEAD = {
  openapi: '3.1.0' as const,
  info: { title: '외주 프로젝트 포털 API', version: VERSION, description: INTRODUCTION },
};

/** The OpenAPI document of the contract (D-244). */
export function makeApiDocument(): string {
  const calls = describeCalls();
  return JSON.stringify({ ...DOCUMENT_HEAD, components: componentsOf(calls), paths: pathsOf(calls) });
}
