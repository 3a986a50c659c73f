import { isMailAddress } from '@portal/contract/areas/mail/policy';
import { missingSetting, wrongSetting } from './examples.ts';
import type { Settings } from './schema.ts';

/** The mail server, and what every mail says of the portal. */
export type MailSetting = {
  host: string;
  port: number;
  /** TLS from the first byte. Otherwise it begins with STARTTLS, but on this machine. */
  secure: boolean;
  user: string;
  password: string;
  from: string;
  /** The address of the portal in browsers, for links. */
  origin: string;
  companyName: string;
  companyAddress: string;
  /** What follows the @ of a company mail. */
  domain: string;
};

type MailSettings = Pick<Settings, 'MAIL_URL' | 'PORTAL_ORIGIN' | 'PORT'>;
type Site = { companyName: string; address: string; mailDomain: string };

const SECURE_PORT = 465;
const PLAIN_PORT = 587;

const isMailUrl = (text: string): boolean => /^smtps?:\/\//.test(text) && URL.canParse(text);

/** The setting of mail, or undefined when it is not set. */
export function mailSettingOf(set: MailSettings, site: Site): MailSetting | undefined {
  if (set.MAIL_URL === undefined || !isMailUrl(set.MAIL_URL)) return undefined;
  const url = new URL(set.MAIL_URL);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? SECURE_PORT : PLAIN_PORT) : Number(url.port),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from: url.searchParams.get('from') ?? '',
    origin: set.PORTAL_ORIGIN === '' ? `http://localhost:${set.PORT}` : set.PORTAL_ORIGIN,
    companyName: site.companyName,
    companyAddress: site.address,
    domain: site.mailDomain,
  };
}

/** Why the address of a mail server cannot be used, or undefined. */
function mailReason(text: string): string | undefined {
  if (!/^smtps?:\/\//.test(text)) return 'smtp:// 또는 smtps:// 로 시작해야 합니다.';
  if (!URL.canParse(text)) return '주소로 읽을 수 없습니다. 비밀번호의 # / @ : 는 %23 %2F %40 %3A 로 써야 합니다.';
  const { hostname, pathname, hash, username, password, searchParams } = new URL(text);
  if (hash !== '') return '주소에 # 이 있습니다. 비밀번호의 # 는 %23 으로 써야 합니다.';
  if (hostname === '') return '서버의 이름이 없습니다.';
  if (pathname.length > 1) return '서버의 이름 뒤에는 ?from= 만 올 수 있습니다.';
  if ((username === '') !== (password === '')) return '사용자와 비밀번호는 함께 써야 합니다.';
  if ([...searchParams.keys()].some((name) => name !== 'from')) return '물음표 뒤에는 from 만 쓸 수 있습니다.';
  const from = searchParams.get('from') ?? '';
  return isMailAddress(from) ? undefined : '?from= 뒤에 보내는 사람의 메일 주소를 써야 합니다.';
}

/** Problems of the setting of mail. */
export function mailProblems({ MAIL_URL, PORTAL_ORIGIN }: MailSettings, production: boolean): string[] {
  if (MAIL_URL === undefined) return [];
  const reason = mailReason(MAIL_URL);
  if (reason !== undefined) return [wrongSetting('MAIL_URL', reason)];
  return production && PORTAL_ORIGIN === ''
    ? [missingSetting('PORTAL_ORIGIN', 'MAIL_URL로 보내는 메일의 링크가 여는 주소입니다.')]
    : [];
}
