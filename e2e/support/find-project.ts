import type { Page } from '@playwright/test';

const LISTS = {
  mize: '/api/Construction/all-construction-mize-list',
  partner: '/api/Construction/all-construction-partner-list',
  internal: '/api/MizeConstruction/all-construction-list',
} as const;

type ListName = keyof typeof LISTS;

/** Returns the id of the newest project of a state in the user's list, optionally of one winner. */
export async function findProject(page: Page, list: ListName, status: string, winner = ''): Promise<number> {
  const search = winner === '' ? {} : { SearchType: 'companyName', SearchKey: winner };
  const reply = await page.request.post(LISTS[list], { data: { SearchActiveStatus: status, ...search } });
  const { data } = await reply.json();
  return data[0].id;
}
