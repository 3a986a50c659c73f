import { NOTIFY_KINDS, type NotifyKind, RETENTION_DAYS } from '@portal/contract/areas/notify/kinds';
import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '#context.ts';
import { sealToken, unsealToken } from '#security/sealed-tokens.ts';

/** The page that switches off mails. */
export const OFF_PATH = '/mail/off';

/** A mail may be switched off for as long as its message is kept. */
const LIFE_MS = RETENTION_DAYS * DAY_MS;
const USE = { audience: 'mail-off' };

/** What a mail switches off: one kind, or the digest. */
export type OffTarget = NotifyKind | 'digest';

type Keys = Pick<Ctx, 'keys' | 'now'>;

/** The address that switches off one kind of mail of one person, and can do nothing else. */
export async function makeOffUrl({ keys: [key = ''], now }: Keys, origin: string, userId: string, what: OffTarget) {
  const token = await sealToken(key, now(), USE, { subject: userId, claims: { what }, lifeMs: LIFE_MS });
  return `${origin}${OFF_PATH}?t=${token}`;
}

/** What an address switches off; undefined for one that the portal did not make, or that is over. */
export async function readOffToken({ keys, now }: Keys, token: string) {
  const payload = await unsealToken(keys, token, { use: USE, now: now() });
  const what = ['digest' as const, ...NOTIFY_KINDS].find((one) => one === payload?.['what']);
  return payload?.sub === undefined || what === undefined ? undefined : { userId: payload.sub, what };
}
