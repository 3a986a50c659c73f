import type { PushPayload } from '@portal/contract/areas/push/payload';
import pLimit from 'p-limit';
import type { OutgoingMessage, SendOutcome } from '#areas/notify/public/outgoing-message.ts';
import type { Ctx, Sender } from '#context.ts';
import type { PushSetting } from '#settings/senders.ts';
import { deleteDevices, hasDevice, listDevicesOf } from '../queries/devices.ts';
import { type PushResult, sendPush } from '../send-push.ts';
import { openSubscription } from '../subscription.ts';

type Device = Awaited<ReturnType<typeof listDevicesOf>>[number];
type Sent = { id: number; result: PushResult };

/** Messages at once. With silent services a batch still ends within the time of the port. */
const AT_ONCE = 50;

/** What a device shows. The messages of one project replace each other, but nothing replaces an urgent one (D-415). */
const payloadOf = ({ title, subject, line, path, projectId, urgent, id }: OutgoingMessage): PushPayload => ({
  title: urgent ? `긴급 · ${title}` : title,
  body: [subject, line].filter((text) => text !== '').join('\n'),
  page: path,
  tag: projectId > 0 && !urgent ? `project-${projectId}` : `message-${id}`,
});

/** What became of a message: one device that took it is enough, and nothing is sent there twice. */
function outcomeOf(sent: readonly Sent[]): SendOutcome {
  const has = (outcome: PushResult['outcome']): boolean => sent.some(({ result }) => result.outcome === outcome);
  if (has('taken')) return { state: 'sent' };
  if (has('again')) return { state: 'retry' };
  return { state: 'failed', reason: has('refused') ? 'refused' : 'device' };
}

async function sendTo(ctx: Ctx, push: PushSetting, devices: readonly Device[], message: OutgoingMessage) {
  const payload = payloadOf(message);
  return Promise.all(
    devices.map(async ({ id, endpoint_hash, subscription_sealed }): Promise<Sent> => {
      const subscription = openSubscription(ctx, endpoint_hash, subscription_sealed);
      return { id, result: await sendPush(push, subscription, payload, message.urgent) };
    }),
  );
}

/** Sends messages to every device of their people. Devices that are gone are removed (D-415). */
async function send(ctx: Ctx, messages: readonly OutgoingMessage[]): Promise<SendOutcome[]> {
  const { db, push } = ctx;
  if (push === undefined || messages.length === 0) return messages.map(() => ({ state: 'failed', reason: 'device' }));
  const devices = await listDevicesOf(
    db,
    messages.map(({ userId }) => userId),
  );
  const devicesOf = ({ userId }: OutgoingMessage) => devices.filter(({ user_id }) => user_id === userId);
  const limit = pLimit(AT_ONCE);
  const sent = await Promise.all(
    messages.map((message) => limit(() => sendTo(ctx, push, devicesOf(message), message))),
  );
  const results = sent.flat();
  const forgotten = results.filter(({ result }) => result.outcome === 'gone').map(({ id }) => id);
  if (forgotten.length > 0) await deleteDevices(db, forgotten);
  for (const { result } of results) {
    if (result.outcome === 'refused') ctx.log.warn({ channel: 'push', code: result.code }, 'push refused');
  }
  return sent.map(outcomeOf);
}

/** The channel push, to the browsers of a person. */
export const pushSender: Sender = { reaches: hasDevice, send };
