import { LINK_PATH, shownCode } from '@portal/contract/areas/password-links/codes';
import type { Ctx } from '#context.ts';
import { htmlLetter, NO_REPLY, plainLetter } from '../letter-text.ts';
import { listMailPeople } from '../queries/addresses.ts';
import { sendLetter } from '../transport.ts';
import { addressOfPerson } from './mail-sender.ts';

/** The link as a person gets it. */
type MailedLink = { code: string; expires: string };

/** 'k***@example.co.kr', by which who sent the mail knows where it went. */
const masked = (mail: string): string => mail.replace(/^(.).*@/, '$1***@');

/**
 * Mails a person the link with which they set their password, and answers the masked address. '' when no mail server is
 * set, the person has no address, or the server took none: then the code is handed over (D-504).
 */
export async function mailPasswordLink(ctx: Ctx, userId: string, { code, expires }: MailedLink): Promise<string> {
  const { mail } = ctx;
  const [person] = mail ? await listMailPeople(ctx.db, [userId]) : [];
  const to = mail && person ? addressOfPerson(ctx, mail, person) : '';
  if (mail === undefined || person === undefined || to === '') return '';
  const text = {
    portal: `${mail.companyName} 포털`,
    urgent: false,
    heading: '비밀번호를 정해주세요',
    intro: `${person.user_name}님, 아래 버튼으로 ${expires}까지 한 번 비밀번호를 정할 수 있습니다. 아이디는 ${person.user_id}입니다.`,
    groups: [],
    rest: '',
    button: { label: '비밀번호 정하기', url: `${mail.origin}${LINK_PATH}#${code}` },
    links: [],
    foot: [`버튼이 열리지 않으면 로그인 화면에서 코드 ${shownCode(code)}를 입력해주세요.`, NO_REPLY],
  };
  const { outcome } = await sendLetter(mail, {
    to,
    subject: `[${mail.companyName}] 비밀번호를 정해주세요`,
    text: plainLetter(text),
    html: htmlLetter(text),
    id: `password-${ctx.now().getTime()}-${code.slice(0, 4)}`,
  });
  return outcome === 'taken' ? masked(to) : '';
}
