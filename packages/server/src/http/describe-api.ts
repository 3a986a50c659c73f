import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ALARM_EVENT, EVENTS_PATH, PROJECT_EVENT } from '@portal/contract/areas/alarms/feed';
import { areaCalls } from '@portal/contract/calls';
import { type Answer, addressesOf, type Call, type JsonAnswer } from '@portal/contract/core/call';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerOpen } from './guard.ts';

const message = { type: 'string' };

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
};

function answerShape(answer: JsonAnswer): object {
  switch (answer.form) {
    case 'list':
      return withData(schemaOf(answer.row, 'output'), {
        meta: schemaOf(z.object({ totalCount: z.int(), ...answer.meta?.shape }), 'output'),
      });
    case 'rows':
      return withData(schemaOf(answer.row, 'output'), answer.meta ? { meta: schemaOf(answer.meta, 'output') } : {});
    case 'info':
      return withData(schemaOf(answer.row, 'output'), {});
    case 'added':
      return withData(schemaOf(answer.key, 'output'), { message });
    case 'done':
      return withData({}, { message });
    case 'plain':
      return schemaOf(answer.body, 'output');
  }
}

const contentOf = (answer: Answer): object =>
  answer.form === 'file'
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: answerShape(answer) } };

/** The parameters of a GET call, which has all its fields in the address. */
const parametersOf = ({ request, path }: Call): object[] =>
  Object.entries(request.shape).map(([name, field]) => ({
    name,
    in: path.includes(`{${name}}`) ? 'path' : 'query',
    required: path.includes(`{${name}}`),
    schema: schemaOf(field, 'input'),
  }));

/** Adds the files to the fields. Any other field name counts as a file too (wire.md, Requests). */
function withFiles(fields: ReturnType<typeof schemaOf>, { upload }: Call): object {
  if (!upload?.files) return fields;
  const files = { type: 'array', items: { type: 'string', format: 'binary' }, maxItems: upload.files };
  return { ...fields, properties: { ...fields.properties, files } };
}

/** The fields, or the one field that contains them as JSON. */
const bodyOf = (call: Call): object => {
  const { request, json } = call;
  return json === undefined
    ? withFiles(schemaOf(request, 'input'), call)
    : {
        type: 'object',
        properties: {
          [json]: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: schemaOf(request, 'input'),
          },
        },
      };
};

const requestOf = (call: Call): object =>
  call.method === 'GET'
    ? { parameters: parametersOf(call) }
    : {
        requestBody: {
          content: {
            [call.upload ? 'multipart/form-data' : 'application/json']: { schema: bodyOf(call) },
          },
        },
      };

const withData = (items: object, more: object): object => ({
  type: 'object',
  properties: { data: { type: 'array', items }, ...more },
});

const refusal = {
  description: '거절',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
};

const EFFECTS: Readonly<Record<Call['effect'], string>> = {
  read: '읽기.',
  noted: '읽기. 열람 기록에 남습니다.',
  write: '쓰기. 하나의 트랜잭션이며 `Idempotency-Key`로 다시 보낼 수 있습니다.',
  own: '쓰기. 트랜잭션을 스스로 나눕니다.',
};

const describe = ({ effect, actorFields, spec }: Call): string =>
  [
    EFFECTS[effect],
    actorFields.length > 0
      ? `호출자를 나타내는 항목(생략 가능, 다른 사람이면 403): ${actorFields.map((field) => `\`${field}\``).join(', ')}.`
      : '',
    `근거: ${spec.join(', ')}.`,
  ]
    .filter(Boolean)
    .join('\n\n');

function operation(call: Call): object {
  return {
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    description: describe(call),
    security: call.may === 'open' ? [] : [{ session: [] }],
    ...requestOf(call),
    responses: {
      200: { description: '성공', content: contentOf(call.answer) },
      default: refusal,
    },
  };
}

/** The event stream, the only address that is not a call. */
const eventStream = {
  get: {
    tags: ['Events'],
    summary: '새 소식 알림 (server-sent events).',
    description: [
      `event: ${ALARM_EVENT} - 이 사용자의 알림에 새 소식이 있습니다. 내용은 담지 않습니다.`,
      `event: ${PROJECT_EVENT} - 볼 수 있는 외주 프로젝트가 바뀌었습니다. data는 그 id뿐이며, 비어 있으면 놓친 것이 있을 수 있습니다.`,
      'D-34, CALLS-125',
    ].join('\n\n'),
    security: [{ session: [] }],
    responses: {
      200: { description: '성공', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      default: refusal,
    },
  },
};

const describePaths = () => ({
  ...Object.fromEntries(
    Object.entries<Record<string, Call>>(areaCalls).flatMap(([area, calls]) =>
      Object.entries(calls).flatMap(([name, call]) => {
        const method = call.method === 'GET' ? 'get' : 'post';
        return addressesOf(call).map((address, at) => {
          // A second address of a call must not repeat its id.
          const operationId = at === 0 ? { operationId: `${area}.${name}` } : {};
          return [address, { [method]: { ...operationId, ...operation(call) } }] as const;
        });
      }),
    ),
  ),
  [EVENTS_PATH]: eventStream,
});

/** The OpenAPI document of the contract. Its paths are made on first use, because few processes need them. */
function apiDocument() {
  let paths: ReturnType<typeof describePaths> | undefined;
  return {
    openapi: '3.1.0' as const,
    info: { title: '외주 프로젝트 포털 API', version: '1' },
    components: {
      securitySchemes: { session: { type: 'apiKey' as const, in: 'cookie' as const, name: 'portal_session' } },
      schemas: {
        Refusal: {
          type: 'object' as const,
          required: ['message', 'code'],
          properties: { message, code: { type: 'string' as const }, field: { type: 'string' as const } },
        },
      },
    },
    get paths() {
      paths ??= describePaths();
      return paths;
    },
  };
}

/** Serves /api/openapi.json and the page /api/docs. Both are made from the contract and public. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  const document = apiDocument();
  app.get('/api/openapi.json', { config: { open: true } }, async () => document);
  await registerOpen(app, async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
