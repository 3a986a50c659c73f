import type { Call } from '@portal/contract/core/call';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type RequestSize, requestSize } from '@portal/contract/core/request-size';
import type { FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { z } from 'zod';
import type { CallCtx, Ctx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { type PrepareWrite, runIdempotent } from './guard/idempotency.ts';
import { makePersonTurns } from './guard/person-turns.ts';
import { callerOf, resolveActor } from './guard/resolve-actor.ts';
import type { OpenCtx, PreparedWrite, SignInContext, UploadedFile } from './handler-types.ts';
import { type FormFields, readRequest, requestFromForm } from './read-request.ts';
import { runPrepared } from './run-prepared.ts';
import { type AdmissionCheck, type Admissions, admissionCheckFor } from './upload/admit-upload.ts';

/** What calls need of the server process. */
export type CallEnvironment = {
  ctx: Ctx;
  envelope: 'object' | 'text';
  checksAnswers: boolean;
  /** Refuses calls that write while the disk has no room, by their effect. */
  requireSpace: Record<Exclude<Call['effect'], 'read'>, () => Promise<void>>;
  /** Refuses staff without a menu that the call needs. */
  requireMenu: (ctx: CallCtx, call: Call) => Promise<void>;
  signInContext: (request: FastifyRequest, reply: FastifyReply) => SignInContext;
  readUpload: (request: FastifyRequest, limits: UploadLimits) => Promise<Upload>;
  admissions: Admissions;
};

/** Limits of a multipart request for its files and its fields, and the check of its sender. */
export type UploadLimits = NonNullable<Call['upload']> & { size: RequestSize; admit: AdmissionCheck };

/** A multipart request whose files are on disk. `discard` removes the files that the handler did not take. */
export type Upload = { fields: FormFields; files: UploadedFile[]; discard: () => Promise<void> };

type Input = z.output<Call['request']>;
type Work = (ctx: CallCtx, input: Input) => Promise<unknown>;
type PrepareWork = (ctx: CallCtx, input: Input) => Promise<PreparedWrite<unknown> | PreparedWrite<unknown>['work']>;

/** A handler of any call. The type of the routes checks that it fits its call. */
export type AnyHandler =
  | ((ctx: never, input: never) => Promise<unknown>)
  | { prepare: (ctx: never, input: never) => Promise<unknown> };

/** A call with its handler, and the function that makes the response body of a result. */
type BoundCall = { call: Call; handler: AnyHandler; makeBody: (result: unknown) => object | string };
type Answer = { status: number; body: object | string };

const LONG_PAGE = 100;
/** Long pages are read and written two at a time, since each of them takes some megabytes meanwhile. */
const limitLongPages = pLimit(2);
const isLongPage = (input: Input): boolean => Number((input as { PageSize?: number }).PageSize) > LONG_PAGE;

const takeTurn = makePersonTurns();

/** Answers a call: reads the request, runs the handler as the effect of the call requires, and writes the response. */
export async function answerCall(
  environment: CallEnvironment,
  bound: BoundCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const { call } = bound;
  if (call.effect !== 'read') await environment.requireSpace[call.effect]();
  const signIn = environment.signInContext(request, reply);
  const from = requestSourceOf(signIn);
  const upload = await receiveUpload(environment, call, request, from);
  try {
    const sent = upload ? requestFromForm(call, upload.fields) : request.body;
    const input = readRequest(call, sent);
    const run = async (): Promise<Answer> => {
      if (call.may === 'open') return runOpen(bound, { ...environment.ctx, signIn }, input);
      const actor = callerOf(call, request, sent, upload?.fields);
      const ctx = { ...apartFor(call, environment.ctx), actor, from, ...(upload && { uploads: upload.files }) };
      await environment.requireMenu(ctx, call);
      return runForActor(bound, ctx, input, readKey(request));
    };
    const write = async (): Promise<Buffer> => {
      const { status, body } = await run();
      reply.code(status).type('application/json; charset=utf-8');
      // Sent as bytes, also for a text envelope. A string would be copied together with the header, and measured twice.
      return Buffer.from(JSON.stringify(body));
    };
    const answer = () => (isLongPage(input) ? limitLongPages(write) : write());
    return await (request.actor ? takeTurn(request.actor.userId, answer) : answer());
  } finally {
    await upload?.discard();
  }
}

/** Reads the upload after a check of the sender; undefined for a call without uploads. */
async function receiveUpload(
  { ctx, admissions, readUpload }: CallEnvironment,
  call: Call,
  request: FastifyRequest,
  from: CallCtx['from'],
): Promise<Upload | undefined> {
  if (!call.upload) return undefined;
  const admit = admissionCheckFor(admissions[call.path], { ...ctx, actor: resolveActor(request), from });
  return readUpload(request, { ...call.upload, size: requestSize(call), admit });
}

const requestSourceOf = ({ address, token, origin }: SignInContext): CallCtx['from'] => ({ address, token, origin });

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return undefined;
  if (typeof key !== 'string' || key.length > TEXT_LIMIT.name) refuse('BAD_REQUEST');
  return key;
}

/** The context of a call: only one that declares it has the standby. */
export const apartFor = ({ standby }: Pick<Call, 'standby'>, ctx: Ctx): Ctx =>
  standby ? ctx : { ...ctx, standby: undefined };

async function runOpen({ handler, makeBody }: BoundCall, ctx: OpenCtx, input: Input): Promise<Answer> {
  const handle = handler as (ctx: OpenCtx, input: Input) => Promise<unknown>;
  return { status: 200, body: makeBody(await handle(ctx, input)) };
}

/** The context of a call; multipart requests also have files. */
type UploadableCtx = CallCtx & { uploads?: readonly UploadedFile[] };

/** Runs a write in a transaction and once for its key. All other calls run without either. */
async function runForActor(
  bound: BoundCall,
  ctx: UploadableCtx,
  input: Input,
  key: string | undefined,
): Promise<Answer> {
  const { call } = bound;
  const prepare = () => prepareAnswer(bound, ctx, input);
  if (call.effect !== 'write') return (await prepare()).work(ctx);
  if (key === undefined || call.answersSecret) return runPrepared(ctx, await prepare());
  // In either envelope style, a write returns an object, so its response can be stored.
  return runIdempotent(ctx, { key, path: call.path, input, files: ctx.uploads ?? [] }, prepare as PrepareWrite);
}

/** Runs the part of a handler before its transaction. A handler without that part only has work. */
async function prepareAnswer(
  { handler, makeBody }: BoundCall,
  ctx: CallCtx,
  input: Input,
): Promise<PreparedWrite<Answer>> {
  const { work, undo } = await prepareWork(handler as Work | { prepare: PrepareWork }, ctx, input);
  return { work: async (tx) => ({ status: 200, body: makeBody(await work(tx)) }), ...(undo && { undo }) };
}

async function prepareWork(
  handler: Work | { prepare: PrepareWork },
  ctx: CallCtx,
  input: Input,
): Promise<PreparedWrite<unknown>> {
  if (typeof handler === 'function') return { work: (tx) => handler(tx, input) };
  const prepared = await handler.prepare(ctx, input);
  return typeof prepared === 'function' ? { work: prepared } : prepared;
}
