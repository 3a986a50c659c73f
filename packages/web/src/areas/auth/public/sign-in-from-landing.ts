import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import type { MessageKey } from '@portal/contract/messages';
import { logFailure } from '#lib/failures.ts';
import { type Landing, landing } from '#lib/landing.ts';
import { paths } from '#lib/paths.ts';
import { readSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { LANDING_TARGETS, type LandingTarget } from '../parts/landing-targets.ts';
import { signInByTicket } from '../ticket-api.ts';

/** Shows a failure as a toast, logs it under `name` (D-08), and returns the path to continue with. */
function showFailure(text: MessageKey, name: string, path: string, error?: unknown): string {
  toast.error(text);
  logFailure(name, error);
  return path;
}

async function projectPath(target: Exclude<LandingTarget, 'home'>, conId: string): Promise<string> {
  if (!('find' in target)) return target.page(conId);
  try {
    const id = await target.find(conId);
    if (id !== undefined) return target.page(id);
    return showFailure('auth.outside.notFound', 'failed to load new information', target.list);
  } catch (error) {
    return showFailure('auth.outside.notFound', 'failed to load new information', target.list, error);
  }
}

/** The path for the user's login type. Without a project it is the home page of their user type (D-06). */
function targetPath({ UserType }: SignedInUser, { loginType, conId }: Landing): Promise<string> | string {
  const target = new Map<string, LandingTarget>(Object.entries(LANDING_TARGETS[UserType])).get(loginType) ?? 'home';
  return target === 'home' || conId === '' ? noticesPathOf(UserType) : projectPath(target, conId);
}

async function signInAndRoute(landed: Landing): Promise<string> {
  if (landed.ticket === '') return showFailure('auth.outside.noUser', 'no valid user information', paths.login);
  try {
    const user = await signInByTicket(landed.ticket, landed.loginType);
    return user === null ? noticesPathOf(readSession()?.userType ?? 'C') : await targetPath(user, landed);
  } catch (error) {
    return showFailure('auth.outside.failed', 'login failed', paths.login, error);
  }
}

let pending: Promise<string> | undefined;

/**
 * Signs in with the ticket of the landing address, once even when called again. Returns the path to open (AUTH-19 to
 * AUTH-31). Failures are shown as toasts.
 */
export function signInFromLanding(): Promise<string> {
  pending ??= signInAndRoute(landing);
  return pending;
}
