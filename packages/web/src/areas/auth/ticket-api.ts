import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { RefusalCode } from '@portal/contract/messages';
import { call } from '#lib/call.ts';
import { type Confirmation, confirm } from '#lib/confirm.ts';
import { Refusal } from '#lib/refusal.ts';
import { clearSession, storeSession } from '#lib/session.ts';
import { needsSecondStep, readSignedInUser } from './api.ts';
import { askSecondStep } from './public/pending-second-step.ts';

const REPLACE_USER: Confirmation = { title: '사용자 변경', question: 'auth.outside.replace' };

/**
 * Signs in by a ticket of the groupware and stores the user. When another user is signed in, it asks first (D-05).
 * Returns null when the current user declines. Throws a Refusal.
 */
export async function signInByTicket(ticket: string, loginType: string): Promise<SignedInUser | null> {
  const request = { UserId: ticket, LoginType: loginType };
  const options = { anonymous: true, idempotencyKey: null };
  const send = (KeepYn: 'Y' | 'N') =>
    call('Auth/sso-login', { ...request, KeepYn }, options).then(
      ({ user }) => user,
      (error: unknown) => {
        if (needsSecondStep(error)) return askSecondStep();
        throw error;
      },
    );
  const user = await send('Y').catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== ('OTHER_SIGNED_IN' satisfies RefusalCode)) throw error;
    const current = await readSignedInUser();
    if (await confirm(REPLACE_USER, { name: current.AdminName })) return send('N');
    storeSession(current);
    return null;
  });
  if (user === null) return null;
  await clearSession();
  storeSession(user);
  return user;
}

/** Finds the id of the outsourced project with that outside number (AUTH-25). */
export const findOutsourcedProject = async (WrId: string): Promise<number | undefined> =>
  (await call('Construction/construction-id-info', { WrId })).data[0]?.id;

/** Finds the id of the internal project with that outside number (AUTH-26). */
export const findInternalProject = async (WrId: string): Promise<number | undefined> =>
  (await call('MizeConstruction/construction-id-info', { WrId })).data[0]?.id;
