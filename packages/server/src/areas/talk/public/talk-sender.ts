import { NotifyKind } from '@portal/contract/areas/notify/kinds';
import { isLimitNear } from '@portal/contract/areas/notify/limits';
import {
  fallbackText,
  fillTemplate,
  isTalkKind,
  SHORT_BYTES,
  type TalkValues,
  talkTemplate,
  textBytes,
} from '@portal/contract/areas/talk/templates';
import { seoulDay } from '@portal/contract/core/dates';
import { monthOf, monthRange } from '@portal/contract/core/months';
import { withHyphens } from '@portal/contract/core/phone';
import pLimit from 'p-limit';
import type { OutgoingMessage, SendOutcome } from '#areas/notify/public/outgoing-message.ts';
import type { Ctx, Sender } from '#context.ts';
import type { TalkSetting } from '#settings/talk.ts';
import {
  countSentSince,
  deleteGroup,
  findGroup,
  findPhone,
  hasMobile,
  insertGroup,
  listReceivers,
  noteSent,
} from '../queries/groups.ts';
import { FIRST_ASK_MS } from '../read-results.ts';
import { NO_BALANCE, reasonOf, TAKEN } from '../result-reason.ts';
import { addMessage, askGroup, makeGroup, sendGroup, TalkError, type TalkMessage } from '../talk-group.ts';

/** Messages at once. */
const AT_ONCE = 25;

type Receiver = { user_name: string; phone: string };

const failed = (reason: (SendOutcome & { state: 'failed' })['reason']): SendOutcome => ({ state: 'failed', reason });

/** The kind whose template a message takes. A test takes the first one that is registered. */
const templateKind = ({ kind }: OutgoingMessage, { templates }: TalkSetting): NotifyKind =>
  kind === NotifyKind.Test ? ([...templates.keys()][0] ?? kind) : kind;

/** The message as the provider takes it, or why it cannot be sent. */
function compose(ctx: Ctx, setting: TalkSetting, message: OutgoingMessage, to: Receiver): TalkMessage | SendOutcome {
  const { title, subject, line, path } = message;
  const kind = templateKind(message, setting);
  const templateId = setting.templates.get(kind);
  if (!isTalkKind(kind) || templateId === undefined) return failed('template');
  if (!/^01\d{8,9}$/.test(to.phone)) return failed('address');
  const link = ctx.installation.origin === '' ? '' : `${ctx.installation.origin}${path}`;
  const values: TalkValues = {
    회사: setting.companyName,
    제목: message.urgent ? `긴급 ${title}` : title,
    이름: to.user_name,
    대상: subject,
    내용: line.replaceAll('\n', ' / '),
    링크: link,
  };
  const template = talkTemplate(kind);
  const text = fillTemplate(template.text, values);
  const target = fillTemplate(template.button.link, values);
  if (text === undefined || target === undefined) return failed('variable');
  const plain = fallbackText(values);
  const ends = { to: to.phone, from: setting.sendingNumber };
  const isShort = textBytes(plain) <= SHORT_BYTES;
  return {
    ...ends,
    type: 'ATA',
    text,
    kakaoOptions: {
      pfId: setting.channelId,
      templateId,
      disableSms: false,
      buttons: [{ buttonType: 'WL', buttonName: template.button.name, linkMo: target, linkPc: target }],
    },
    replacements: [
      { ...ends, type: isShort ? 'SMS' : 'LMS', text: plain, ...(isShort ? {} : { subject: values.제목 }) },
    ],
  };
}

/** The group of a message: that of an earlier attempt, or a new one. It is stored before anything is put into it. */
async function openGroup(ctx: Ctx, setting: TalkSetting, message: OutgoingMessage): Promise<string> {
  const stored = await findGroup(ctx.db, message.id);
  if (stored) return stored.group_id;
  const group_id = await makeGroup(setting);
  const row = { message_id: message.id, group_id, delivery_ids: [...message.deliveryIds], created_at: ctx.now() };
  if (await insertGroup(ctx.db, row)) return group_id;
  return (await findGroup(ctx.db, message.id))?.group_id ?? group_id;
}

/** What the provider says of a group; undefined when it no longer has it. */
async function askAgain(setting: TalkSetting, groupId: string) {
  try {
    return await askGroup(setting, groupId);
  } catch (error) {
    if (error instanceof TalkError && error.status === 404) return undefined;
    throw error;
  }
}

async function markSent(ctx: Ctx, messageId: number): Promise<SendOutcome> {
  const at = ctx.now();
  await noteSent(ctx.db, messageId, at, new Date(at.getTime() + FIRST_ASK_MS));
  return { state: 'sent' };
}

/** Tells the provider to send. After a lost answer the group is asked whether it was told. */
async function startSending(ctx: Ctx, setting: TalkSetting, messageId: number, groupId: string): Promise<SendOutcome> {
  try {
    await sendGroup(setting, groupId);
  } catch (error) {
    if (!(error instanceof TalkError)) throw error;
    if (error.code === NO_BALANCE || error.status === 402) return failed('balance');
    const group = await askAgain(setting, groupId);
    if (!group?.isStarted) return error.isPassing ? { state: 'retry' } : failed('refused');
  }
  return markSent(ctx, messageId);
}

/** Sends one message. Whatever happened before, its group is sent once. */
async function sendOne(ctx: Ctx, setting: TalkSetting, message: OutgoingMessage, to: Receiver): Promise<SendOutcome> {
  const stored = await findGroup(ctx.db, message.id);
  if (stored?.sent_at) return { state: 'sent' };
  const group = stored && (await askAgain(setting, stored.group_id));
  if (stored && group?.isStarted) return markSent(ctx, message.id);
  const made = compose(ctx, setting, message, to);
  if ('state' in made) return made;
  if (stored && !group) await deleteGroup(ctx.db, message.id, stored.group_id);
  const groupId = await openGroup(ctx, setting, message);
  if (!group || group.count === 0) {
    const code = await addMessage(setting, groupId, made);
    if (code !== TAKEN) return failed(reasonOf(code));
  }
  return startSending(ctx, setting, message.id, groupId);
}

/** An attempt that failed by the provider: to be tried again, or for good. */
function outcomeOfError(error: unknown): SendOutcome {
  if (!(error instanceof TalkError)) throw error;
  if (error.code === NO_BALANCE || error.status === 402) return failed('balance');
  return error.isPassing ? { state: 'retry' } : failed('refused');
}

/** How many messages were sent this month. */
function countThisMonth({ db, now }: Ctx): Promise<number> {
  const { from } = monthRange(monthOf(seoulDay(now())));
  return countSentSince(db, new Date(`${from}T00:00:00+09:00`));
}

/** How many messages this month still has. */
async function restOfMonth(ctx: Ctx, { monthly }: TalkSetting): Promise<number> {
  const { log } = ctx;
  const sent = await countThisMonth(ctx);
  if (isLimitNear(sent, monthly)) log.warn({ sent, monthly }, '알림톡 월 한도에 가까움 (TALK_MONTHLY)');
  return monthly - sent;
}

/** 알림톡, with a text message where it does not arrive (D-417 to D-419). */
export const talkSender = (setting: TalkSetting): Sender => ({
  reaches: hasMobile,
  supports: (kind) => setting.templates.has(kind),
  addressOf: async ({ db }, userId) => withHyphens(await findPhone(db, userId)),
  month: async (ctx) => ({ count: await countThisMonth(ctx), limit: setting.monthly }),
  send: async (ctx, messages) => {
    const receivers = await listReceivers(
      ctx.db,
      messages.map(({ userId }) => userId),
    );
    const limit = pLimit(AT_ONCE);
    const rest = await restOfMonth(ctx, setting);
    return Promise.all(
      messages.map((message, index) => {
        const to = receivers.find(({ user_id }) => user_id === message.userId);
        if (to === undefined) return failed('address');
        if (index >= rest) return failed('limit');
        return limit(() => sendOne(ctx, setting, message, to).catch(outcomeOfError));
      }),
    );
  },
});
