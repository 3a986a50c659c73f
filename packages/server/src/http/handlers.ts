import type { Call, CallInput, CallResult } from '@portal/contract/core/call';
import type { CallCtx, Ctx } from '../context.ts';

/** The door a sign-in comes through: the address it counts against and the cookie it sets. */
export type Door = {
  address: string;
  /** The session token the browser holds now, if any. */
  token: string | undefined;
  giveToken: (token: string) => void;
  takeToken: () => void;
};

/** A file that came with the request, already on disk. */
export type UploadedFile = { name: string; path: string; bytes: number };

export type OpenCtx = Ctx & { door: Door };
export type UploadCtx = CallCtx & { uploads: readonly UploadedFile[] };

type CtxOf<C extends Call> = C['may'] extends 'open' ? OpenCtx : C extends { upload: object } ? UploadCtx : CallCtx;

export type Handler<C extends Call> = (ctx: CtxOf<C>, input: CallInput<C>) => Promise<CallResult<C>>;

/** One handler per declared call: a missing one does not compile. */
export type Routes<Calls extends Record<string, Call>> = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };
