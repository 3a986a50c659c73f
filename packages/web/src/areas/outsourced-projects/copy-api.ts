import type { FormerSite } from '@portal/contract/areas/outsourced-projects/shapes';
import type { CopiedFields } from '@portal/contract/areas/project/shapes';
import { call } from '#lib/call.ts';

/** Requests a token that identifies the project in a URL (D-320). */
export async function makeCopyToken(id: number): Promise<string> {
  const { data } = await call('Construction/construction-copy-token', { Id: id });
  return data[0]?.token ?? '';
}

/** Reads the fields to copy from the project behind the token (D-320). */
export async function openCopy(token: string): Promise<CopiedFields | null> {
  const { data } = await call('Construction/construction-copy-open', { Data: token });
  return data[0] ?? null;
}

/** The query of the former sites whose name or customer contains the keyword (D-321). */
export const formerSites = (keyword: string) => ({
  queryKey: ['outsourced-projects', 'former sites', keyword],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly FormerSite[]> =>
    (await call('Construction/construction-former-site-list', { SearchKey: keyword }, { signal })).data,
});
