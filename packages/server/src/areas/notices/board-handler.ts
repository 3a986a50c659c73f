import type { noticeCalls } from '@portal/contract/areas/notices/calls';
import type { Handler, PreparedHandler, Routes } from '#http/handler-types.ts';

type Calls = typeof noticeCalls;

/** The handler without the name of its call, so that it can serve two calls of the same shape. */
type Unnamed<H> = H extends (ctx: infer Ctx, input: infer Input) => infer Result
  ? (ctx: Ctx, input: Input) => Result
  : never;

/** Handler of a call that exists on each board under the same name (D-153). */
export type BoardHandler<Name extends keyof Calls> = Unnamed<Handler<Calls[Name]>>;

/** The same for a handler that prepares its transaction. */
export type PreparedBoardHandler<Name extends keyof Calls> = {
  prepare: Unnamed<PreparedHandler<Calls[Name]>['prepare']>;
};

/** The handlers of all calls of one board. */
export type BoardRoutes = {
  readonly [Name in keyof Calls]: Routes<Calls>[Name] extends Handler<Calls[Name]>
    ? BoardHandler<Name>
    : BoardHandler<Name> | PreparedBoardHandler<Name>;
};
