import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { CallBody } from '@portal/contract/core/call';
import { openEnvelope } from '@portal/contract/core/envelope';
import { meQuery, storeMe } from '#areas/account/api.ts';
import { unreadCounts } from '#areas/alarms/api.ts';
import { allMenus } from '#areas/menu/api.ts';
import { messageCounts } from '#areas/notify/api.ts';
import { queryClient } from '#lib/cache/query-client.ts';
import { opensOnDevice } from '#lib/device/on-device.ts';
import { isStoredPage, openFromServer } from '#lib/device/stored-page.ts';
import { Refusal } from '#lib/refusal.ts';
import { readSession } from '#lib/session.ts';

type Answer<Path extends keyof CallByPath> = CallBody<CallByPath[Path]>;

/** Opens the envelope of an answer that the server wrote into the page. */
const openAnswer = <Path extends keyof CallByPath>(answer: unknown): Answer<Path> | null =>
  answer ? (openEnvelope(answer) as Answer<Path>) : null;

/**
 * Puts the answers that the server wrote into the page into the query cache. Skips those of another user than this
 * tab's (D-128).
 */
function loadFirstPage(): void {
  const element = document.getElementById('first-page');
  if (element === null) return;
  element.remove();
  const first = JSON.parse(element.textContent);
  const me = openAnswer<'User/user-my-info'>(first.user);
  if (me === null || me.user.UserId !== readSession()?.userId) return;
  queryClient.setQueryData(meQuery.queryKey, storeMe(me.user));
  const menus = openAnswer<'Menu/menu-list'>(first.menus);
  if (menus !== null) queryClient.setQueryData(allMenus.queryKey, menus.data);
  const unread = openAnswer<'Alarm/alarm-count'>(first.unread);
  if (unread !== null) queryClient.setQueryData(unreadCounts.queryKey, unread);
  const messages = openAnswer<'Notify/notify-count'>(first.messages);
  if (messages !== null) queryClient.setQueryData(messageCounts.queryKey, messages);
}

/** Opens the server's page when this one came from the device and no answer comes: the offline page, in the end. */
async function leaveWithoutConnection(): Promise<void> {
  if (opensOnDevice(window.location.pathname)) return;
  if (!isStoredPage() || queryClient.getQueryData(meQuery.queryKey) !== undefined) return;
  try {
    await queryClient.fetchQuery(meQuery);
  } catch (error) {
    if (error instanceof Refusal && error.status === 0) openFromServer();
  }
}

/** Prefetches the queries of header and menus, unless the page came with their answers. */
export function prefetchFrame(actor: Actor): void {
  loadFirstPage();
  void queryClient.prefetchQuery(meQuery);
  void leaveWithoutConnection();
  void queryClient.prefetchQuery(allMenus);
  if (isStaff(actor)) void queryClient.prefetchQuery(unreadCounts);
  else void queryClient.prefetchQuery(messageCounts);
}
