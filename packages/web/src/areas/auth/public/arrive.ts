import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { noticesOf } from '@portal/contract/areas/menu/mode';
import type { MessageKey } from '@portal/contract/messages';
import { logFailure } from '#lib/failures.ts';
import { type Landing, landing } from '#lib/landing.ts';
import { paths } from '#lib/paths.ts';
import { readSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { signInOutside } from '../api.ts';
import { PLACES, type Place } from '../parts/places.ts';

/** Tells a failure by its text, and by its name of the sources on the console (D-08); answers the way on. */
function failed(text: MessageKey, name: string, way: string, error?: unknown): string {
  toast.error(text);
  logFailure(name, error);
  return way;
}

async function findWay(place: Exclude<Place, 'home'>, conId: string): Promise<string> {
  if (!('find' in place)) return place.page(conId);
  try {
    const id = await place.find(conId);
    if (id !== undefined) return place.page(id);
    return failed('auth.outside.notFound', 'failed to load new information', place.list);
  } catch (error) {
    return failed('auth.outside.notFound', 'failed to load new information', place.list, error);
  }
}

/** Where his login type leads; without a project to show to the home of his type, which the server told (D-06). */
function wayOf({ UserType }: SignedInUser, { loginType, conId }: Landing): Promise<string> | string {
  const place = new Map<string, Place>(Object.entries(PLACES[UserType])).get(loginType) ?? 'home';
  return place === 'home' || conId === '' ? noticesOf(UserType) : findWay(place, conId);
}

async function comeIn(brought: Landing): Promise<string> {
  if (brought.ticket === '') return failed('auth.outside.noUser', 'no valid user information', paths.login);
  try {
    const user = await signInOutside(brought.ticket, brought.loginType);
    return user === null ? noticesOf(readSession()?.userType ?? 'C') : await wayOf(user, brought);
  } catch (error) {
    return failed('auth.outside.failed', 'login failed', paths.login, error);
  }
}

let coming: Promise<string> | undefined;

/**
 * Signs in by what the page was opened with, once however often it is asked, and answers the address that it leads to
 * (AUTH-19 to AUTH-31). What fails is told.
 */
export function arrive(): Promise<string> {
  coming ??= comeIn(landing);
  return coming;
}
