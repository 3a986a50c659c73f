import type { Call, CallInput, CallResult } from '@portal/contract/core/call';
import type { CallCtx, Ctx } from '#context.ts';
import type { Download } from './downloads.ts';

/** What a sign-in needs of its request and response: the address for counting attempts, and the cookies. */
export type SignInContext = {
  address: string;
  /** The user agent of the browser. */
  device: string;
  /** The current session token of the browser, if any. */
  token: string | undefined;
  setToken: (token: string) => void;
  clearToken: () => void;
  /** The origin of the site, such as 'https://portal.example.com'. */
  origin: string;
  /** The cookie of a sign-in that waits for its second factor. */
  step: { token: string | undefined; set: (token: string) => void; clear: () => void };
};

/** A file of the request, already on disk. */
export type UploadedFile = { name: string; path: string; bytes: number };

/** The context of a call without a session. */
export type OpenCtx = Ctx & { signIn: SignInContext };
/** The context of an upload call with its files. */
export type UploadCtx = CallCtx & { uploads: readonly UploadedFile[] };

type CtxOf<C extends Call> = C['may'] extends 'open' ? OpenCtx : C extends { upload: object } ? UploadCtx : CallCtx;

/** A file call returns the opened file, or null for 404. */
type ResultOf<C extends Call> = C['answer'] extends { form: 'file' } ? Download | null : CallResult<C>;

/** The handler of a call. */
export type Handler<C extends Call> = (ctx: CtxOf<C>, input: CallInput<C>) => Promise<ResultOf<C>>;

/**
 * The work of a transaction after its preparation; it runs again after a deadlock. `undo` reverts the preparation,
 * such as stored files, when the work failed. It may throw a more specific refusal than `error`.
 */
export type PreparedWrite<R, C = CallCtx> = {
  work: (tx: C) => Promise<R>;
  undo?: (error: unknown) => Promise<void>;
};

/**
 * A handler of a 'write' with slow work that must not hold a transaction. `prepare` runs before the transaction and
 * leaves nothing that a repeat would show. The data may change in between, so the work checks every right and state
 * again.
 */
export type PreparedHandler<C extends Call> = {
  prepare: (
    ctx: CtxOf<C>,
    input: CallInput<C>,
  ) => Promise<PreparedWrite<ResultOf<C>, CtxOf<C>> | PreparedWrite<ResultOf<C>, CtxOf<C>>['work']>;
};

type BoundHandler<C extends Call> = C['effect'] extends 'write' ? Handler<C> | PreparedHandler<C> : Handler<C>;

/** The handlers of the declared calls; a missing handler does not compile. */
export type Routes<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: BoundHandler<Calls[Name]> };
