import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { CallBody } from '@portal/contract/core/call';
import { openEnvelope } from '@portal/contract/core/envelope';
import { meQuery, storeMe } from '#areas/account/api.ts';
import { unreadCounts } from '#areas/alarms/api.ts';
import { allMenus } from '#areas/menu/api.ts';
import { readSession } from '#lib/session.ts';
import { queryClient } from './query-client.ts';

type Answer<Path extends keyof CallByPath> = CallBody<CallByPath[Path]>;

/** Opens an answer that the server wrote into the page. */
const opened = <Path extends keyof CallByPath>(answer: unknown): Answer<Path> | null =>
  answer ? (openEnvelope(answer) as Answer<Path>) : null;

/** Takes the answers that the server wrote into the page, unless they are another user's than this tab's (D-128). */
function takeFirstPage(): void {
  const element = document.getElementById('first-page');
  if (element === null) return;
  element.remove();
  const first = JSON.parse(element.textContent);
  const me = opened<'User/user-my-info'>(first.user);
  if (me === null || me.user.UserId !== readSession()?.userId) return;
  queryClient.setQueryData(meQuery.queryKey, storeMe(me.user));
  const menus = opened<'Menu/menu-list'>(first.menus);
  if (menus !== null) queryClient.setQueryData(allMenus.queryKey, menus.data);
  const unread = opened<'Alarm/alarm-count'>(first.unread);
  if (unread !== null) queryClient.setQueryData(unreadCounts.queryKey, unread);
}

/** Starts the calls of what stands around every page, unless the page brought their answers. */
export function askForFrame(actor: Actor): void {
  takeFirstPage();
  void queryClient.prefetchQuery(meQuery);
  void queryClient.prefetchQuery(allMenus);
  if (isStaff(actor)) void queryClient.prefetchQuery(unreadCounts);
}
