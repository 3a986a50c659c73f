import type { noticeCalls } from '@portal/contract/areas/notices/calls';
import type { Handler, PreparedHandler, Routes } from '#http/handlers.ts';

type Calls = typeof noticeCalls;

/** The same function without the name of its call: what two calls of one shape can both be answered by. */
type Unnamed<H> = H extends (ctx: infer Ctx, input: infer Input) => infer Result
  ? (ctx: Ctx, input: Input) => Result
  : never;

/** Handler of a call that exists on each board under the same name (D-153). */
export type BoardHandler<Name extends keyof Calls> = Unnamed<Handler<Calls[Name]>>;

/** The same for one that prepares its transaction. */
export type PreparedBoardHandler<Name extends keyof Calls> = {
  prepare: Unnamed<PreparedHandler<Calls[Name]>['prepare']>;
};

/** All of them. */
export type BoardRoutes = {
  readonly [Name in keyof Calls]: Routes<Calls>[Name] extends Handler<Calls[Name]>
    ? BoardHandler<Name>
    : BoardHandler<Name> | PreparedBoardHandler<Name>;
};
