import type { CallByPath } from '@portal/contract/calls';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { call, firstBody } from './call.ts';
import { isFirstScreen } from './first-answers.ts';

type Path = keyof CallByPath;
type Request<P extends Path> = CallRequest<CallByPath[P]>;
type Body<P extends Path> = CallBody<CallByPath[P]>;

/** A read as a query takes it. */
export type Asked<Data> = {
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  initialData?: () => Data | undefined;
  refetchOnMount?: (query: { state: { dataUpdateCount: number } }) => boolean;
};

/**
 * What `read` makes of a call's answer. What came with the page is there when the first screen is drawn, so that it is
 * drawn once; everything else is asked for, and this too when the screen was left and is opened again.
 */
export const askedAs = <P extends Path, Data>(
  path: P,
  request: Request<P>,
  read: (body: Body<P>) => Data,
): Required<Asked<Data>> => ({
  queryFn: async ({ signal }) => read(await call(path, request, { signal })),
  initialData: () => {
    const first = firstBody(path, request);
    return first === undefined ? undefined : read(first);
  },
  refetchOnMount: ({ state }) => state.dataUpdateCount > 0 || !isFirstScreen(),
});

/** The read of a call, with its answer as it is. */
export const asked = <P extends Path>(path: P, request: Request<P>) => askedAs(path, request, (body) => body);
