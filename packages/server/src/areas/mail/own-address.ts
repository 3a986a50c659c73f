import { randomInt, timingSafeEqual } from 'node:crypto';
import type { mailCalls } from '@portal/contract/areas/mail/calls';
import { CODE_DIGITS, CODE_MS, mailChecks } from '@portal/contract/areas/mail/policy';
import type { CallInput } from '@portal/contract/core/call';
import { firstFailure } from '@portal/contract/core/forms';
import { logEvent } from '#areas/audit/public/events.ts';
import type { CallCtx } from '#context.ts';
import { type RateLimit, takeAllowance } from '#db/rate-limits.ts';
import { rowRemoval } from '#db/removal.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { htmlLetter, NO_REPLY, plainLetter } from './letter-text.ts';
import { deleteAddress, expiredAddresses, saveAddress, saveCode, takeTry } from './queries/addresses.ts';
import { openCode, sealAddress, sealCode } from './sealed-address.ts';
import { sendLetter } from './transport.ts';

type Calls = typeof mailCalls;

/** Codes of one user: a few at once, then one in five minutes. */
const CODES: RateLimit = { burst: 5, perMinute: 0.2 };
const WAIT_SECONDS = 300;

const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Sends a code to an address. */
async function mailCode({ mail, now }: CallCtx, to: string, code: string): Promise<void> {
  if (mail === undefined) return refuse('NOT_FOUND');
  const text = {
    portal: `${mail.companyName} 협력사 포털`,
    urgent: false,
    heading: `인증번호 ${code}`,
    intro: '알림을 받을 메일 주소를 등록하려면 10분 안에 포털에 입력해주세요.',
    groups: [],
    rest: '',
    button: { label: '알림 설정 열기', url: `${mail.origin}/myinfo/notify` },
    links: [],
    foot: ['요청하지 않으셨다면 이 메일을 지워주세요.', NO_REPLY],
  };
  const result = await sendLetter(mail, {
    to,
    subject: `[${mail.companyName}] 인증번호 ${code}`,
    text: plainLetter(text),
    html: htmlLetter(text),
    id: `code-${now().getTime()}-${randomInt(10 ** 9)}`,
  });
  if (result.outcome === 'taken') return;
  if (result.outcome === 'refused' && result.receiver) refuse('MAIL_REFUSED', { field: 'Mail' });
  refuse('MAIL_UNSENT');
}

/** Sends a code to the address that the caller entered. The newest code counts. */
export const sendCode = {
  prepare: async (ctx: CallCtx, input: CallInput<Calls['sendCode']>) => {
    const { userId } = ctx.actor;
    if (ctx.mail === undefined) refuse('NOT_FOUND');
    refuseFailedCheck(firstFailure(mailChecks, input));
    const { granted } = await takeAllowance(ctx.db, { userId, kind: 'codes' }, CODES, 1);
    if (granted === 0) refuse('TOO_MANY_REQUESTS', { retryAfter: WAIT_SECONDS });
    const to = input.Mail.trim();
    const code = makeCode();
    await mailCode(ctx, to, code);
    return async ({ db, now, keys }: CallCtx): Promise<void> => {
      const expires_at = new Date(now().getTime() + CODE_MS);
      await saveCode(db, { user_id: userId, code_sealed: sealCode({ keys }, userId, code, to), expires_at });
    };
  },
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Stores the address whose code the caller entered. A wrong try counts, though the call is refused. */
export const checkCode = {
  prepare: async (ctx: CallCtx, input: CallInput<Calls['checkCode']>) => {
    const { userId } = ctx.actor;
    const waiting = await takeTry(ctx.db, userId, ctx.now());
    const { code, mail } = waiting ? openCode(ctx, userId, waiting.code_sealed) : { code: '', mail: '' };
    if (code === '' || !isSame(code, input.Code.trim())) refuse('CODE_WRONG', { field: 'Code' });
    return async (tx: CallCtx): Promise<void> => {
      await saveAddress(tx.db, { user_id: userId, mail_sealed: sealAddress(tx, userId, mail), proven_at: tx.now() });
      await logEvent(tx, { event: 'account', userId, address: tx.from.address, detail: '알림 메일 주소 등록' });
    };
  },
};

/** Removes the caller's address. */
export const remove: Handler<Calls['remove']> = ({ db, actor }) => deleteAddress(db, actor.userId);

/** The addresses of closed accounts, and codes that are over. */
export const purgeAddresses = rowRemoval(({ now }) => expiredAddresses(now()));
