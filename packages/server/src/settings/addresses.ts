import { isIP } from 'node:net';
import { readNetworks } from '#settings/networks.ts';
import { missingSetting, type NamedSetting, wrongSetting } from './examples.ts';
import type { Settings } from './schema.ts';

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_][a-z0-9_-]{0,62})*$/i;

const isHostName = (text: string): boolean => HOST_NAME.test(text) && !/^[\d.]+$/.test(text);

const isHost = (text: string): boolean => isIP(text) !== 0 || isHostName(text);

/** Groups of networks that the web server knows by name. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/]+$/.test(text);

/** True for the address of this machine, which browsers trust without https. */
const isLocalOrigin = (text: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname);

/** Why an address of a database cannot be used, or undefined. */
function databaseAddressReason(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(text)) return 'postgres:// 로 시작해야 합니다.';
  if (!URL.canParse(text)) return '주소로 읽을 수 없습니다. 비밀번호의 # / @ : 는 %23 %2F %40 %3A 로 써야 합니다.';
  const { hostname, pathname, hash, searchParams } = new URL(text);
  if (hash !== '') return '주소에 # 이 있습니다. 비밀번호의 # 는 %23 으로 써야 합니다.';
  if (hostname === '' && !searchParams.has('host')) return '서버의 이름이 없습니다.';
  return pathname.length > 1 ? undefined : '데이터베이스의 이름이 없습니다.';
}

/** Problems of the addresses of databases. */
export function databaseProblems(set: Settings): string[] {
  const names = ['DATABASE_URL', 'MIGRATE_DATABASE_URL', 'LISTEN_DATABASE_URL', 'READ_DATABASE_URL'] as const;
  return names.flatMap((name) => {
    const reason = set[name] === undefined ? undefined : databaseAddressReason(set[name]);
    return reason === undefined ? [] : [wrongSetting(name, reason)];
  });
}

const isProxy = (text: string): boolean => NAMED_NETWORKS.has(text) || readNetworks([text]).wrong.length === 0;

/** True for a network that holds every address. */
const isEverybody = (text: string): boolean => /\/0+$/.test(text);

function proxyProblems({ TRUST_PROXY, TRUSTED_NETWORKS }: Settings): string[] {
  const judge = (name: NamedSetting, texts: readonly string[], isRight: (text: string) => boolean): string[] =>
    texts.flatMap((text) => {
      if (!isRight(text)) return [wrongSetting(name, `${text} 는 주소나 네트워크가 아닙니다.`)];
      return isEverybody(text) ? [wrongSetting(name, `${text} 는 모든 주소를 믿는다는 뜻입니다.`)] : [];
    });
  return [
    ...judge('TRUST_PROXY', TRUST_PROXY, isProxy),
    ...judge('TRUSTED_NETWORKS', TRUSTED_NETWORKS, (text) => readNetworks([text]).wrong.length === 0),
  ];
}

function originProblems({ PORTAL_ORIGIN: origin, ALLOWED_HOSTS }: Settings, production: boolean): string[] {
  if (origin === '') {
    return production
      ? [missingSetting('PORTAL_ORIGIN', '운영 환경에서는 브라우저에 입력하는 포털의 주소입니다.')]
      : [];
  }
  if (!isOrigin(origin)) {
    return [wrongSetting('PORTAL_ORIGIN', 'https:// 와 이름만 쓰고 뒤에 / 나 경로를 붙이지 않습니다.')];
  }
  if (production && origin.startsWith('http:') && !isLocalOrigin(origin)) {
    return [wrongSetting('PORTAL_ORIGIN', '운영 환경에서는 https:// 로 시작해야 합니다. 쿠키가 https로만 전달됩니다.')];
  }
  const { hostname } = new URL(origin);
  const isMissing = ALLOWED_HOSTS.length > 0 && !ALLOWED_HOSTS.some((host) => host.toLowerCase() === hostname);
  return isMissing
    ? [wrongSetting('ALLOWED_HOSTS', `PORTAL_ORIGIN의 ${hostname} 이 들어 있지 않아 모든 요청이 거절됩니다.`)]
    : [];
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:\/\//.test(text);

function companyProblems({ COMPANY_URL, COMPANY_MAIL_DOMAIN }: Settings): string[] {
  return [
    ...(COMPANY_URL === undefined || isWebAddress(COMPANY_URL)
      ? []
      : [wrongSetting('COMPANY_URL', 'https:// 로 시작하는 주소여야 합니다.')]),
    ...(COMPANY_MAIL_DOMAIN === undefined || isHostName(COMPANY_MAIL_DOMAIN)
      ? []
      : [wrongSetting('COMPANY_MAIL_DOMAIN', '메일 주소에서 @ 뒤의 이름만 씁니다.')]),
  ];
}

/** Problems of all other addresses: where the portal listens, who may ask, how browsers call it. */
export function addressProblems(set: Settings, production: boolean): string[] {
  return [
    ...(isHost(set.HOST) ? [] : [wrongSetting('HOST', '주소나 이름만 쓰고 http:// 나 포트를 붙이지 않습니다.')]),
    ...set.ALLOWED_HOSTS.filter((host) => !isHost(host)).map((host) =>
      wrongSetting('ALLOWED_HOSTS', `${host} 는 이름이 아닙니다. http:// 나 포트를 붙이지 않습니다.`),
    ),
    ...proxyProblems(set),
    ...originProblems(set, production),
    ...companyProblems(set),
  ];
}
