import { addressesOf, type Call } from '@portal/contract/core/call';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type RequestSize, requestSize } from '@portal/contract/core/request-size';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallCtx, Ctx, SessionUser } from '../context.ts';
import { refuse } from '../refuse.ts';
import { type Admissions, type Admit, admitFor } from './admit-upload.ts';
import { answerMaker } from './answer.ts';
import { answerFile } from './answer-file.ts';
import type { Door, PreparedWrite, UploadedFile } from './handlers.ts';
import { readProven } from './read-proven.ts';
import { type FormFields, readRequest, sentFields } from './read-request.ts';
import { answerOnce, type PrepareWrite } from './repeats.ts';
import { callerOf, resolveActor } from './resolve-actor.ts';
import { runPrepared } from './run-prepared.ts';

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
  admissions: Admissions;
};

/** Files of one request, bytes of each of them and what is said of a larger one, what its fields may be, and who may send it. */
export type UploadLimits = NonNullable<Call['upload']> & { size: RequestSize; admit: Admit };

/** A multipart request on disk; `discard` removes what was not taken over. */
export type Upload = { fields: FormFields; files: UploadedFile[]; discard: () => Promise<void> };

type AnyWork = (ctx: never, input: never) => Promise<unknown>;
type AnyWrite = PreparedWrite<unknown, never>;
type AnyPrepared = { prepare: (ctx: never, input: never) => Promise<AnyWrite | AnyWrite['work']> };
type AnyHandler = AnyWork | AnyPrepared;
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
  if (call.effect === 'own' && call.may !== 'open' && !call.answersSecret) {
    throw new Error(`a repeat would do it twice, make it a write that prepares: ${call.path}`);
  }
  const method = call.method ?? 'POST';
  const url = address.replace(/\{(\w+)\}/g, ':$1');
  const { bytes, values } = requestSize(call);
  app.route({
    method,
    url,
    handler: makeAnswer(binding, call, handler),
    bodyLimit: bytes,
    config: {
      values,
      upload: call.upload !== undefined,
      form: call.upload?.files === 0,
      provenLater: (call.effect === 'read' || call.effect === 'noted') && call.answer.form !== 'file',
      exports: call.answer.form === 'file' && call.answer.use === 'save',
      ...(call.may === 'open' ? { open: true } : { may: call.may }),
      ...(call.beforePasswordChange && { beforePasswordChange: true }),
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
  if (declared.form === 'file' && typeof handler === 'function') {
    const bound = { call, use: declared.use, handler };
    return (request, reply) => answerFile(binding.ctx, bound, request, reply);
  }
  if (declared.form === 'file') throw new Error(`a file call prepares nothing: ${call.path}`);
  const bound = { call, handler, makeBody: answerMaker(declared, binding.envelope, binding.checked) };
  return (request, reply) => answer(binding, bound, request, reply);
}

async function answer(binding: Binding, bound: Bound, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const { upload: limits, effect } = bound.call;
  if (effect !== 'read') await binding.room();
  const upload = limits && (await readUpload(binding, bound.call, limits, request, reply));
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

/** The upload of a caller who may send it. */
function readUpload(
  binding: Binding,
  call: Call,
  limits: NonNullable<Call['upload']>,
  ...[request, reply]: [FastifyRequest, FastifyReply]
): Promise<Upload> {
  const caller = { ...binding.ctx, actor: resolveActor(request), from: cameFrom(binding.door(request, reply)) };
  const admit = admitFor(binding.admissions[call.path], caller);
  return binding.readUpload(request, { ...limits, size: requestSize(call), admit });
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

/** What is to be done before the transaction of a call; it answers the work inside the transaction. */
function preparation({ handler, makeBody }: Bound, input: Input, uploads: UploadedFile[] | undefined): Prepare {
  const withUploads = (ctx: CallCtx): CallCtx & { uploads?: UploadedFile[] } => (uploads ? { ...ctx, uploads } : ctx);
  return async (ctx) => {
    const { work, undo } = await prepareHandler(handler, withUploads(ctx), input);
    return {
      work: async (tx) => ({ status: 200, body: makeBody(await work(withUploads(tx))) }),
      ...(undo && { undo }),
    };
  };
}

/** A handler that prepares nothing is all work. */
async function prepareHandler(handler: AnyHandler, ctx: CallCtx, input: Input): Promise<PreparedWrite<unknown>> {
  if (typeof handler === 'function') {
    const handle = handler as (ctx: CallCtx, input: Input) => Promise<unknown>;
    return { work: (tx) => handle(tx, input) };
  }
  type Prepared = PreparedWrite<unknown>;
  const { prepare } = handler as { prepare: (ctx: CallCtx, input: Input) => Promise<Prepared | Prepared['work']> };
  const prepared = await prepare(ctx, input);
  return typeof prepared === 'function' ? { work: prepared } : prepared;
}

type Prepare = (ctx: CallCtx) => Promise<PreparedWrite<Answer>>;

async function answerActor(
  ctx: CallCtx,
  bound: Bound,
  input: Input,
  extras: { uploads: UploadedFile[] | undefined; key: string | undefined; request: FastifyRequest },
): Promise<Answer> {
  const { call } = bound;
  const prepare = preparation(bound, input, extras.uploads);
  const runNow = async (callCtx: CallCtx): Promise<Answer> => (await prepare(callCtx)).work(callCtx);
  if (call.effect === 'read' || call.effect === 'noted') {
    const read = (actor: SessionUser, proven?: CallCtx['proven']) =>
      runNow({ ...ctx, actor, ...(proven && { proven }) });
    return readProven(extras.request, call, read);
  }
  if (call.effect === 'own') return runNow(ctx);
  if (extras.key === undefined || call.answersSecret) return runPrepared(ctx, await prepare(ctx));
  // Writes answer objects in either style, so their answers can be stored.
  const repeated = { key: extras.key, path: call.path, input, files: extras.uploads ?? [] };
  return answerOnce(ctx, repeated, prepare as PrepareWrite);
}
