import type { Actor } from '@portal/contract/core/actor';
import { addressesOf, type Call } from '@portal/contract/core/call';
import { BODY_LIMIT, TEXT_LIMIT, UPLOAD_FIELDS_LIMIT } from '@portal/contract/core/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallCtx, Ctx } from '../context.ts';
import type { Answered } from '../db/kept-answers.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuse } from '../refuse.ts';
import { answerMaker } from './answer.ts';
import { answerFile } from './answer-file.ts';
import type { Door, UploadedFile } from './handlers.ts';
import { readProven } from './read-proven.ts';
import { type FormFields, readRequest, sentFields } from './read-request.ts';
import { answerOnce } from './repeats.ts';
import { callerOf } from './resolve-actor.ts';

/** What the binder needs of the process. */
export type Binding = {
  ctx: Ctx;
  envelope: 'object' | 'text';
  checked: boolean;
  /** Refuses while there is no room to write. */
  room: () => Promise<void>;
  /** Resolves when what was committed until now is on disk. */
  settled: () => Promise<void>;
  door: (request: FastifyRequest, reply: FastifyReply) => Door;
  readUpload: (request: FastifyRequest, limits: UploadLimits) => Promise<Upload>;
};

/** Files of one request, bytes of each of them and what is said of a larger one, and bytes of all fields together. */
export type UploadLimits = NonNullable<Call['upload']> & { fieldBytes: number };

/** A multipart request on disk; `discard` removes what was not taken over. */
export type Upload = { fields: FormFields; files: UploadedFile[]; discard: () => Promise<void> };

type AnyHandler = (ctx: never, input: never) => Promise<unknown>;
type Bound = { call: Call; handler: AnyHandler; makeBody: (result: unknown) => object | string };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Binds one area's calls to their handlers, and refuses every other method at their addresses. */
export function bindCalls(
  app: FastifyInstance,
  binding: Binding,
  calls: Record<string, Call>,
  routes: Record<string, AnyHandler>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = routes[name];
    if (!handler) throw new Error(`call without a handler: ${call.path}`);
    for (const address of addressesOf(call)) bindCall(app, binding, { call, handler, address });
  }
}

type AtAddress = { call: Call; handler: AnyHandler; address: string };

function bindCall(app: FastifyInstance, binding: Binding, { call, handler, address }: AtAddress): void {
  const method = call.method ?? 'POST';
  const url = address.replace(/\{(\w+)\}/g, ':$1');
  app.route({
    method,
    url,
    handler: makeAnswer(binding, call, handler),
    bodyLimit: call.bodyLimit ?? BODY_LIMIT,
    config: {
      upload: call.upload !== undefined,
      form: call.upload?.files === 0,
      provenLater: (call.effect === 'read' || call.effect === 'noted') && call.answer.form !== 'file',
      exports: call.answer.form === 'file' && call.answer.use === 'save',
      ...(call.may === 'open' ? { open: true } : { may: call.may }),
    },
  });
  app.route({
    method: METHODS.filter((other) => other !== method),
    url,
    config: { open: call.may === 'open' },
    handler: (_request, reply) => {
      reply.header('allow', method);
      refuse('BAD_METHOD');
    },
  });
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | Buffer>;

function makeAnswer(binding: Binding, call: Call, handler: AnyHandler): Answering {
  const { answer: declared } = call;
  if (declared.form === 'file') {
    const bound = { call, use: declared.use, handler };
    return (request, reply) => answerFile(binding.ctx, bound, request, reply);
  }
  const bound = { call, handler, makeBody: answerMaker(declared, binding.envelope, binding.checked) };
  return (request, reply) => answer(binding, bound, request, reply);
}

async function answer(binding: Binding, bound: Bound, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const { upload: limits, bodyLimit: fieldBytes = UPLOAD_FIELDS_LIMIT, effect } = bound.call;
  if (effect !== 'read') await binding.room();
  const upload = limits && (await binding.readUpload(request, { ...limits, fieldBytes }));
  try {
    const sent = upload ? sentFields(bound.call, upload.fields) : request.body;
    const input = readRequest(bound.call, sent);
    const answered =
      bound.call.may === 'open'
        ? await answerOpen(binding, bound, input, binding.door(request, reply))
        : await answerActor(
            {
              ...binding.ctx,
              actor: callerOf(bound.call, request, sent, upload?.fields),
              from: cameFrom(binding.door(request, reply)),
            },
            bound,
            input,
            { uploads: upload?.files, key: readKey(request), request },
          );
    // Told of a write, the caller may rely on it.
    if (effect !== 'read') await binding.settled();
    reply.code(answered.status).type('application/json; charset=utf-8');
    // As bytes, also a text envelope, which is a JSON string: a text would be copied with its head, and measured twice.
    return Buffer.from(JSON.stringify(answered.body));
  } finally {
    await upload?.discard();
  }
}

const cameFrom = ({ address, token, origin }: Door): CallCtx['from'] => ({ address, token, origin });

type Input = z.output<Call['request']>;

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > TEXT_LIMIT.name) refuse('BAD_REQUEST');
  return key;
}

type Answer = { status: number; body: object | string };

async function answerOpen(binding: Binding, bound: Bound, input: Input, door: Door): Promise<Answer> {
  const handler = bound.handler as (ctx: Ctx & { door: Door }, input: Input) => Promise<unknown>;
  return { status: 200, body: bound.makeBody(await handler({ ...binding.ctx, door }, input)) };
}

async function answerActor(
  ctx: CallCtx,
  { call, handler, makeBody }: Bound,
  input: Input,
  extras: { uploads: UploadedFile[] | undefined; key: string | undefined; request: FastifyRequest },
): Promise<Answer> {
  const run = async (callCtx: CallCtx): Promise<Answer> => {
    const handle = handler as (ctx: CallCtx & { uploads?: UploadedFile[] }, input: Input) => Promise<unknown>;
    return {
      status: 200,
      body: makeBody(await handle(extras.uploads ? { ...callCtx, uploads: extras.uploads } : callCtx, input)),
    };
  };
  if (call.effect === 'read' || call.effect === 'noted') {
    const read = (actor: Actor, proven?: CallCtx['proven']) => run({ ...ctx, actor, ...(proven && { proven }) });
    return readProven(extras.request, call, read);
  }
  // Writes answer objects in either style, so their answers can be stored.
  if (extras.key !== undefined && !call.answersSecret) {
    const repeated = { key: extras.key, path: call.path, input, files: extras.uploads ?? [] };
    return answerOnce(ctx, repeated, call.effect, run as (ctx: CallCtx) => Promise<Answered>);
  }
  return call.effect === 'write' ? inTransaction(ctx, run) : run(ctx);
}
