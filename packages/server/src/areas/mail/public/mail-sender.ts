import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { NotifyKind } from '@portal/contract/areas/notify/kinds';
import pLimit from 'p-limit';
import type { OutgoingMessage, SendOutcome } from '#areas/notify/public/outgoing-message.ts';
import type { Ctx, Sender } from '#context.ts';
import type { MailSetting } from '#settings/mail.ts';
import { htmlLetter, type LetterText, NO_REPLY, plainLetter } from '../letter-text.ts';
import { makeOffUrl } from '../off-token.ts';
import { hasMail, listMailPeople, type MailPerson } from '../queries/addresses.ts';
import { openAddress } from '../sealed-address.ts';
import { type MailResult, sendLetter } from '../transport.ts';

const AT_ONCE = 5;
/** A message that is not begun by then waits for its next attempt. With it, a batch ends within its lease. */
const BATCH_MS = 35_000;

/** The address of a person: a contractor's own, or the company mail of staff. '' for none. */
export function addressOfPerson(ctx: Pick<Ctx, 'keys'>, { domain }: MailSetting, person: MailPerson): string {
  if (person.user_type === 'C') {
    return person.mail_sealed === null ? '' : openAddress(ctx, person.user_id, person.mail_sealed);
  }
  const account = (person.company_email ?? '').trim();
  if (account === '' || account.includes('@')) return account;
  return domain === '' ? '' : `${account}@${domain}`;
}

/** Each line of a message is a row of its mail. */
const linesOf = (text: string): LetterText['groups'][number]['lines'] =>
  text === '' ? [] : text.split('\n').map((line) => ({ title: '', line, at: '' }));

/** What a message says as a mail. */
function textOf(
  mail: MailSetting,
  person: MailPerson,
  message: OutgoingMessage,
  offUrl: string | undefined,
): LetterText {
  const { title, subject, line, path, urgent, kind, digest } = message;
  const of = (page: string): string => `${mail.origin}${page}`;
  const offLabel = digest ? '모아서 받는 메일 끄기' : `${KIND_NAMES[kind]} 메일 끄기`;
  return {
    portal: `${mail.companyName} ${person.user_type === 'C' ? '협력사 ' : ''}포털`,
    urgent,
    heading: title,
    intro: digest ? `${person.user_name}님, 모아서 받기로 하신 소식입니다.` : '',
    groups: digest
      ? digest.groups.map((group) => ({ ...group, url: of(group.path) }))
      : [{ subject, url: of(path), lines: linesOf(line) }],
    rest: digest && digest.more > 0 ? `외 ${digest.more}건` : '',
    button: { label: '포털에서 보기', url: of(path) },
    links: [['알림 설정', of('/myinfo/notify')], ...(offUrl === undefined ? [] : ([[offLabel, offUrl]] as const))],
    foot: [NO_REPLY, [mail.companyName, mail.companyAddress].filter((text) => text !== '').join(' · ')],
  };
}

/** What a mail switches off: its kind, or the digest. */
const offOf = ({ digest, kind }: OutgoingMessage): NotifyKind | 'digest' => (digest ? 'digest' : kind);

/** The address that switches off what a mail is about. A test has none: its receiver has asked for it. */
const offUrlOf = (ctx: Ctx, origin: string, message: OutgoingMessage): Promise<string> | undefined =>
  message.kind === NotifyKind.Test ? undefined : makeOffUrl(ctx, origin, message.userId, offOf(message));

async function sendOne(
  ctx: Ctx,
  mail: MailSetting,
  person: MailPerson,
  message: OutgoingMessage,
): Promise<SendOutcome> {
  const to = addressOfPerson(ctx, mail, person);
  if (to === '') return { state: 'failed', reason: 'address' };
  const offUrl = await offUrlOf(ctx, mail.origin, message);
  const text = textOf(mail, person, message, offUrl);
  const subject = [text.urgent ? '긴급' : '', message.title, message.digest ? '' : message.subject];
  const result = await sendLetter(mail, {
    to,
    subject: `[${mail.companyName}] ${subject.filter((part) => part !== '').join(' · ')}`,
    text: plainLetter(text),
    html: htmlLetter(text),
    id: `notify-${message.id}`,
    ...(offUrl !== undefined && { offUrl }),
  });
  return outcomeOf(ctx, result);
}

function outcomeOf(ctx: Ctx, result: MailResult): SendOutcome {
  if (result.outcome === 'taken') return { state: 'sent' };
  ctx.log.warn({ code: result.code, reason: result.reason, outcome: result.outcome }, 'mail not taken');
  return result.outcome === 'refused'
    ? { state: 'failed', reason: 'refused' }
    : { state: 'retry', reason: result.reason };
}

/** Sends messages as mails, a few at once. */
async function send(ctx: Ctx, messages: readonly OutgoingMessage[]): Promise<SendOutcome[]> {
  const { mail } = ctx;
  if (mail === undefined) return messages.map(() => ({ state: 'retry' }));
  const people = new Map(
    (await listMailPeople(ctx.db, [...new Set(messages.map(({ userId }) => userId))])).map((one) => [one.user_id, one]),
  );
  const limit = pLimit(AT_ONCE);
  const until = performance.now() + BATCH_MS;
  return Promise.all(
    messages.map((message) =>
      limit((): Promise<SendOutcome> | SendOutcome => {
        const person = people.get(message.userId);
        if (person === undefined) return { state: 'failed', reason: 'address' };
        return performance.now() < until ? sendOne(ctx, mail, person, message) : { state: 'retry' };
      }),
    ),
  );
}

/** Mail to the own address of contractors and the company mail of staff (D-411). */
export const mailSender: Sender = {
  reaches: hasMail,
  addressOf: async (ctx, userId) => {
    const [person] = await listMailPeople(ctx.db, [userId]);
    return person && ctx.mail ? addressOfPerson(ctx, ctx.mail, person) : '';
  },
  send,
};
