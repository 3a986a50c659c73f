import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { type NotifyKind, OUTSIDE_CHANNELS } from '@portal/contract/areas/notify/kinds';
import { TALK_KINDS } from '@portal/contract/areas/talk/templates';
import { saveAddress } from '@portal/server/areas/mail/queries/addresses';
import { sealAddress } from '@portal/server/areas/mail/sealed-address';
import { saveDevice } from '@portal/server/areas/push/queries/devices';
import { hashEndpoint, sealSubscription } from '@portal/server/areas/push/subscription';
import { readConfig } from '@portal/server/config';
import type { Ctx } from '@portal/server/context';
import { installationOf } from '@portal/server/process/installation';
import { openSenders } from '@portal/server/start/senders';
import { startMailServer } from '../../server/test-kit/mail-server.ts';
import { pushSettings } from '../../server/test-kit/push.ts';
import { startPushService } from '../src/stand-ins/push-service.ts';
import { startTalkService } from '../src/stand-ins/talk-service.ts';

const ACCOUNT = { key: 'NCSTANDIN', secret: 'stand-in-secret' };

/** Stand-ins of all channels, and a context that sends by them. */
export async function openMessageServices(loaded: Ctx) {
  const [talk, push, mail] = await Promise.all([startTalkService(ACCOUNT), startPushService(), startMailServer()]);
  const config = readConfig({
    PORTAL_ORIGIN: 'https://portal.example.com',
    COMPANY_MAIL_DOMAIN: 'maiz.example.com',
    MAIL_URL: `smtp://127.0.0.1:${mail.port}?from=noreply@portal.example.com`,
    ...pushSettings(push.origin),
    TALK_URL: talk.origin,
    TALK_KEY: `${ACCOUNT.key},${ACCOUNT.secret}`,
    TALK_SENDER: 'KA01PF1,02-555-0100',
    TALK_TEMPLATES: TALK_KINDS.map((kind, index) => `${kind}=KA01TP${index}`).join(','),
    TALK_MONTHLY: '100000',
  });
  const ctx: Ctx = {
    ...loaded,
    mail: config.mail,
    push: config.push,
    talk: config.talk,
    senders: openSenders(config),
    installation: installationOf(config, undefined),
  };
  const close = () => Promise.all([talk.close(), push.close(), mail.close()]);
  return { ctx, talk, push, mail, close };
}

type MessageServices = Awaited<ReturnType<typeof openMessageServices>>;

/** Gives every user a device, contractors an address, and lets everything go out at once by every channel. */
export async function reachEverybody({ ctx, push }: MessageServices): Promise<void> {
  const { db } = ctx;
  const at = ctx.now();
  const people = await db.selectFrom('portal_user').select(['user_id', 'user_type', 'credential_version']).execute();
  for (const { user_id, user_type, credential_version } of people) {
    const subscription = push.subscribe(user_id);
    await saveDevice(db, {
      user_id,
      endpoint_hash: hashEndpoint(subscription.endpoint),
      subscription_sealed: sealSubscription(ctx, subscription),
      session_hash: Buffer.from(user_id),
      credential_version,
      device: 'Chrome',
      app: false,
      created_at: at,
      seen_at: at,
    });
    const mail_sealed = sealAddress(ctx, user_id, `${user_id}@example.com`);
    if (user_type === 'C') await saveAddress(db, { user_id, mail_sealed, proven_at: at });
  }
  const kinds = Object.keys(KIND_NAMES) as NotifyKind[];
  const rows = people.flatMap(({ user_id }) =>
    kinds.flatMap((kind) => OUTSIDE_CHANNELS.map((channel) => ({ user_id, kind, channel, choice: 'now' as const }))),
  );
  await db.insertInto('notify_choice').values(rows).execute();
  await db
    .insertInto('notify_setting')
    .values(people.map(({ user_id }) => ({ user_id, talk_offer_at: at, talk_offer_text: '' })))
    .execute();
}
