import type { Page } from '@playwright/test';

/** Id of the newest project that the signed-in user's list shows in that state, of that winner when one is named. */
export async function findProject(page: Page, list: 'mize' | 'partner', status: string, winner = ''): Promise<number> {
  const path = `/api/Construction/all-construction-${list}-list`;
  const reply = await page.request.post(path, {
    data: { SearchActiveStatus: status, SearchType: 'companyName', SearchKey: winner },
  });
  const { data } = await reply.json();
  return data[0].id;
}
