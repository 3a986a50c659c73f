import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { CallBody } from '@portal/contract/core/call';
import { openEnvelope } from '@portal/contract/core/envelope';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery, storeMe } from '../areas/account/api.ts';
import { unreadCounts } from '../areas/alarms/api.ts';
import { allMenus } from '../areas/menu/api.ts';
import { readSession } from '../lib/session.ts';

/** Starts the calls of what stands around every page: who is signed in, menus, unread alarms. */
export function askForFrame(client: QueryClient, actor: Actor): void {
  void client.prefetchQuery(meQuery);
  void client.prefetchQuery(allMenus);
  if (isStaff(actor)) void client.prefetchQuery(unreadCounts);
}

type Answer<Path extends keyof CallByPath> = CallBody<CallByPath[Path]>;

/** Opens an answer that the server wrote into the page. */
const opened = <Path extends keyof CallByPath>(answer: unknown): Answer<Path> | null =>
  answer ? (openEnvelope(answer) as Answer<Path>) : null;

/** Takes the answers that the server wrote into the page, unless they are another user's than this tab's (D-128). */
export function takeFirstPage(client: QueryClient): void {
  const element = document.getElementById('first-page');
  if (element === null) return;
  element.remove();
  const first = JSON.parse(element.textContent);
  const me = opened<'User/user-my-info'>(first.user);
  if (me === null || me.user.UserId !== readSession()?.userId) return;
  client.setQueryData(meQuery.queryKey, storeMe(me.user));
  const menus = opened<'Menu/menu-list'>(first.menus);
  if (menus !== null) client.setQueryData(allMenus.queryKey, menus.data);
  const unread = opened<'Alarm/alarm-count'>(first.unread);
  if (unread !== null) client.setQueryData(unreadCounts.queryKey, unread);
}
