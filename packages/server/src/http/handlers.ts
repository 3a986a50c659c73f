import type { Call, CallInput, CallResult } from '@portal/contract/core/call';
import type { CallCtx, Ctx } from '#context.ts';
import type { Download } from './downloads.ts';

/** What a sign-in needs of its request and its answer: the address that it counts against, and the cookies. */
export type SignInContext = {
  address: string;
  /** What the browser calls itself. */
  device: string;
  /** The session token the browser holds now, if any. */
  token: string | undefined;
  setToken: (token: string) => void;
  clearToken: () => void;
  /** The site as the browser names it, such as 'https://portal.example.com'. */
  origin: string;
  /** The cookie of a sign-in that waits for its second step. */
  step: { token: string | undefined; set: (token: string) => void; clear: () => void };
};

/** A file that came with the request, already on disk. */
export type UploadedFile = { name: string; path: string; bytes: number };

export type OpenCtx = Ctx & { signIn: SignInContext };
export type UploadCtx = CallCtx & { uploads: readonly UploadedFile[] };

type CtxOf<C extends Call> = C['may'] extends 'open' ? OpenCtx : C extends { upload: object } ? UploadCtx : CallCtx;

/** A file call gives the opened file, or null for 404. */
type ResultOf<C extends Call> = C['answer'] extends { form: 'file' } ? Download | null : CallResult<C>;

export type Handler<C extends Call> = (ctx: CtxOf<C>, input: CallInput<C>) => Promise<ResultOf<C>>;

/**
 * The work of a transaction that was prepared before it; it runs again after a deadlock. `undo` takes back what was
 * prepared, such as stored bytes, when the work did not happen; it may throw a refusal that says more than `error`.
 */
export type PreparedWrite<R, C = CallCtx> = {
  work: (tx: C) => Promise<R>;
  undo?: (error: unknown) => Promise<void>;
};

/**
 * A handler of a 'write' whose slow work must not hold a transaction: `prepare` runs before the transaction begins and
 * leaves nothing that a repeat would show. What `prepare` read may have changed when the transaction begins, so the
 * work asks every right and state again.
 */
export type PreparedHandler<C extends Call> = {
  prepare: (
    ctx: CtxOf<C>,
    input: CallInput<C>,
  ) => Promise<PreparedWrite<ResultOf<C>, CtxOf<C>> | PreparedWrite<ResultOf<C>, CtxOf<C>>['work']>;
};

type BoundHandler<C extends Call> = C['effect'] extends 'write' ? Handler<C> | PreparedHandler<C> : Handler<C>;

/** One handler per declared call: a missing one does not compile. */
export type Routes<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: BoundHandler<Calls[Name]> };
