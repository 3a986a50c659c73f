import type { Call } from '@portal/contract/core/call';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type RequestSize, requestSize } from '@portal/contract/core/request-size';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { type Admissions, type Admit, admitFor } from './admit-upload.ts';
import type { OpenCtx, PreparedWrite, SignInContext, UploadedFile } from './handlers.ts';
import { type FormFields, readRequest, sentFields } from './read-request.ts';
import { answerOnce, type PrepareWrite } from './repeats.ts';
import { callerOf, resolveActor } from './resolve-actor.ts';
import { runPrepared } from './run-prepared.ts';

/** What answering calls needs of the process. */
export type Binding = {
  ctx: Ctx;
  envelope: 'object' | 'text';
  checked: boolean;
  /** Refuses while there is no room to write. */
  room: () => Promise<void>;
  signInContext: (request: FastifyRequest, reply: FastifyReply) => SignInContext;
  readUpload: (request: FastifyRequest, limits: UploadLimits) => Promise<Upload>;
  admissions: Admissions;
};

/** Files of one request, bytes of each of them and what is said of a larger one, what its fields may be, and who may send it. */
export type UploadLimits = NonNullable<Call['upload']> & { size: RequestSize; admit: Admit };

/** A multipart request on disk; `discard` removes what was not taken over. */
export type Upload = { fields: FormFields; files: UploadedFile[]; discard: () => Promise<void> };

type Input = z.output<Call['request']>;
type Work = (ctx: CallCtx, input: Input) => Promise<unknown>;
type Prepare = (ctx: CallCtx, input: Input) => Promise<PreparedWrite<unknown> | PreparedWrite<unknown>['work']>;

/** A handler of any call; the table of routes has checked that it fits its own. */
export type AnyHandler =
  | ((ctx: never, input: never) => Promise<unknown>)
  | { prepare: (ctx: never, input: never) => Promise<unknown> };

/** A call with its handler, and what makes a body of the handler's result. */
type Bound = { call: Call; handler: AnyHandler; makeBody: (result: unknown) => object | string };
type Answer = { status: number; body: object | string };

/** Answers a call: reads the request, runs the handler as the call's effect asks, and writes the answer. */
export async function answerCall(
  binding: Binding,
  bound: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const { call } = bound;
  if (call.effect !== 'read') await binding.room();
  const signIn = binding.signInContext(request, reply);
  const from = cameFrom(signIn);
  const upload = await receiveUpload(binding, call, request, from);
  try {
    const sent = upload ? sentFields(call, upload.fields) : request.body;
    const input = readRequest(call, sent);
    const answered =
      call.may === 'open'
        ? await runOpen(bound, { ...binding.ctx, signIn }, input)
        : await runForActor(
            bound,
            {
              ...binding.ctx,
              actor: callerOf(call, request, sent, upload?.fields),
              from,
              ...(upload && { uploads: upload.files }),
            },
            input,
            readKey(request),
          );
    reply.code(answered.status).type('application/json; charset=utf-8');
    // As bytes, also a text envelope, which is a JSON string: a text would be copied with its head, and measured twice.
    return Buffer.from(JSON.stringify(answered.body));
  } finally {
    await upload?.discard();
  }
}

/** The upload of a caller who may send it; undefined for a call that takes none. */
async function receiveUpload(
  { ctx, admissions, readUpload }: Binding,
  call: Call,
  request: FastifyRequest,
  from: CallCtx['from'],
): Promise<Upload | undefined> {
  if (!call.upload) return undefined;
  const admit = admitFor(admissions[call.path], { ...ctx, actor: resolveActor(request), from });
  return readUpload(request, { ...call.upload, size: requestSize(call), admit });
}

const cameFrom = ({ address, token, origin }: SignInContext): CallCtx['from'] => ({ address, token, origin });

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > TEXT_LIMIT.name) refuse('BAD_REQUEST');
  return key;
}

async function runOpen({ handler, makeBody }: Bound, ctx: OpenCtx, input: Input): Promise<Answer> {
  const handle = handler as (ctx: OpenCtx, input: Input) => Promise<unknown>;
  return { status: 200, body: makeBody(await handle(ctx, input)) };
}

/** The context of a call; a multipart request brings files. */
type UploadableCtx = CallCtx & { uploads?: readonly UploadedFile[] };

/** A write runs in a transaction, and once for its key; anything else runs as it is. */
async function runForActor(bound: Bound, ctx: UploadableCtx, input: Input, key: string | undefined): Promise<Answer> {
  const { call } = bound;
  const prepare = () => prepareAnswer(bound, ctx, input);
  if (call.effect !== 'write') return (await prepare()).work(ctx);
  if (key === undefined || call.answersSecret) return runPrepared(ctx, await prepare());
  // Writes answer objects in either style, so their answers can be stored.
  return answerOnce(ctx, { key, path: call.path, input, files: ctx.uploads ?? [] }, prepare as PrepareWrite);
}

/** Does what a handler does before its transaction; a handler that prepares nothing is all work. */
async function prepareAnswer({ handler, makeBody }: Bound, ctx: CallCtx, input: Input): Promise<PreparedWrite<Answer>> {
  const { work, undo } = await prepareWork(handler as Work | { prepare: Prepare }, ctx, input);
  return { work: async (tx) => ({ status: 200, body: makeBody(await work(tx)) }), ...(undo && { undo }) };
}

async function prepareWork(
  handler: Work | { prepare: Prepare },
  ctx: CallCtx,
  input: Input,
): Promise<PreparedWrite<unknown>> {
  if (typeof handler === 'function') return { work: (tx) => handler(tx, input) };
  const prepared = await handler.prepare(ctx, input);
  return typeof prepared === 'function' ? { work: prepared } : prepared;
}
