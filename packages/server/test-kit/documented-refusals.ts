import { refusalsOf } from '@portal/contract/call-rules/of-call';
import { allCalls } from '@portal/contract/calls';
import type { RefusalBody } from '@portal/contract/messages';

const codes = new Map<string, ReadonlySet<string>>(
  allCalls.map((call) => [call.path, new Set(refusalsOf(call).map(({ code }) => code))]),
);

/** Throws when a call answers a refusal that the API description does not have (D-244). */
export function refuseUndocumented(path: string, { code }: RefusalBody): void {
  const documented = codes.get(path);
  if (!documented || documented.has(code)) return;
  throw new Error(`${path} refuses with ${code}: name it in packages/contract/src/call-rules`);
}
