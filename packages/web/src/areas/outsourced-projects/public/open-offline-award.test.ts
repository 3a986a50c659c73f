import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { notePageOpened } from '#lib/page-opened.ts';
import { awardRecordQuery, unansweredKey } from '../parts/offline/award-answers.ts';
import { openOfflineAward } from './open-offline-award.ts';

let client: QueryClient;
const answeredAt = (updatedAt: number) => client.setQueryData(awardRecordQuery(5).queryKey, null, { updatedAt });
const sinceWhen = () => client.getQueryData(unansweredKey(5));

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false });
  client = new QueryClient();
});

it('a record that was answered since the page was opened is not one of the device, however late its code comes', async () => {
  notePageOpened({});
  answeredAt(Date.now());
  await new Promise((resolve) => setTimeout(resolve, 20));
  await openOfflineAward(client, '5', '');
  expect(sinceWhen()).toBeUndefined();
});

it('a record from before the page was opened is shown with its time, if no answer comes', async () => {
  const before = Date.now() - 60_000;
  answeredAt(before);
  notePageOpened({});
  await openOfflineAward(client, '5', '');
  expect(sinceWhen()).toBe(before);
});
