import type { Page } from '@playwright/test';

const LISTS = {
  mize: '/api/Construction/all-construction-mize-list',
  partner: '/api/Construction/all-construction-partner-list',
  internal: '/api/MizeConstruction/all-construction-list',
} as const;

type List = keyof typeof LISTS;

/** Id of the newest project that the signed-in user's list shows in that state, of that winner when one is named. */
export async function findProject(page: Page, list: List, status: string, winner = ''): Promise<number> {
  const search = winner === '' ? {} : { SearchType: 'companyName', SearchKey: winner };
  const reply = await page.request.post(LISTS[list], { data: { SearchActiveStatus: status, ...search } });
  const { data } = await reply.json();
  return data[0].id;
}
