import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import { TALK_KINDS } from '@portal/contract/areas/talk/templates';
import { HOUR_MS, seoulTime } from '@portal/contract/core/dates';
import { verifyTransport } from '#areas/mail/public/verify-transport.ts';
import { isInside, readNetworks } from '#settings/networks.ts';
import { type Finding, fineLine, type PlaceCtx, stopLine, warnLine } from './line.ts';

/** A channel that another process has served meanwhile is not failing. */
const RECENT_MS = HOUR_MS;

const CHANNEL_NAMES = new Map([
  ['mail', '메일'],
  ['push', '푸시'],
  ['talk', '알림톡'],
]);

const LOOPBACK = /^(127\.|::1$|localhost$)/;

const trustsLoopback = (trustProxy: readonly string[]): boolean => {
  const { networks } = readNetworks(trustProxy.filter((text) => text !== 'loopback'));
  return trustProxy.includes('loopback') || isInside(networks, '127.0.0.1') || isInside(networks, '::1');
};

/** Whether the headers of the proxy reach the portal and are believed. */
export async function checkProxy({ installation, observed }: PlaceCtx): Promise<Finding> {
  const { trustProxy, production, host } = installation;
  const strangers = [...observed.forwardedFrom];
  if (strangers.length > 0) {
    return warnLine(
      `믿지 않는 주소가 X-Forwarded-For를 보냈습니다: ${strangers.join(', ')}`,
      '포털 앞의 프록시라면 그 주소를 TRUST_PROXY에 넣어주세요. 아니면 모든 로그인이 프록시의 것으로 보입니다.',
    );
  }
  if (production && LOOPBACK.test(host) && trustProxy.length > 0 && !trustsLoopback(trustProxy)) {
    return warnLine(
      `TRUST_PROXY ${trustProxy.join(', ')} 에 이 기계의 주소가 없습니다. 포털은 ${host} 에서만 듣습니다.`,
      '프록시는 이 기계에 있습니다. TRUST_PROXY=127.0.0.1 로 지정해주세요. 아니면 모든 로그인이 프록시의 것으로 보입니다.',
    );
  }
  if (trustProxy.length > 0) {
    const seen = observed.sawProxy ? '프록시를 거친 요청을 받았습니다.' : '아직 프록시의 요청을 받지 않았습니다.';
    return fineLine(`TRUST_PROXY ${trustProxy.join(', ')}. ${seen}`);
  }
  if (production && LOOPBACK.test(host)) {
    return warnLine(
      `TRUST_PROXY가 없습니다. 포털은 ${host} 에서만 듣습니다.`,
      '같은 기계의 프록시를 쓴다면 TRUST_PROXY=127.0.0.1 로 지정해주세요.',
    );
  }
  return fineLine('프록시 없이 요청을 받습니다.');
}

/** The kinds of messages that cannot go out as 알림톡, because they have no template (D-600). */
const kindsWithoutTemplate = ({ talk }: PlaceCtx): string[] =>
  talk === undefined ? [] : TALK_KINDS.filter((kind) => !talk.templates.has(kind)).map((kind) => KIND_NAMES[kind]);

/** What is set and what is not, as one sentence. */
function describeServices({ ssoSecrets, mail, push, talk, installation }: PlaceCtx): string {
  const { storageUrl } = installation;
  return [
    ssoSecrets.length > 0 ? `그룹웨어 로그인 (키 ${ssoSecrets.length}개)` : '그룹웨어 로그인 없음',
    storageUrl.startsWith('s3://') ? `객체 저장소 ${new URL(storageUrl).hostname}` : '객체 저장소 없음',
    mail === undefined ? '메일 없음' : `메일 서버 ${mail.host}`,
    push === undefined ? '푸시 없음' : `푸시 (서비스 ${push.hosts.length}곳)`,
    talk === undefined
      ? '알림톡 없음'
      : `알림톡 ${new URL(talk.url).hostname} (템플릿 ${talk.templates.size}/${TALK_KINDS.length}종)`,
  ].join(', ');
}

/** The channels by which nothing leaves at present. */
const describeFailing = ({ observed }: PlaceCtx): string =>
  [...observed.failingChannels]
    .filter(([, { at }]) => Date.now() - Date.parse(at) < RECENT_MS)
    .map(([channel, { since, reason }]) => {
      const name = CHANNEL_NAMES.get(channel) ?? channel;
      return `${name} 보내기가 ${seoulTime(new Date(since)).slice(0, 16)}부터 실패합니다 (${reason}).`;
    })
    .join(' ');

/** What the portal reaches outside, as far as it is set. */
export async function checkOutside(place: PlaceCtx): Promise<Finding> {
  const { mail } = place;
  const found = describeServices(place);
  const problem = mail === undefined ? undefined : await verifyTransport(mail);
  if (mail !== undefined && problem !== undefined) {
    return stopLine(
      `메일 서버 ${mail.host}:${mail.port} 에 보낼 수 없습니다 (${problem}). ${found}`,
      'MAIL_URL의 주소, 계정과 비밀번호, 방화벽을 확인해주세요. 메일은 기다렸다가 다시 보냅니다.',
    );
  }
  const failing = describeFailing(place);
  if (failing !== '') {
    return warnLine(`${failing} ${found}`, "'기준정보 > 발송 현황'에서 기다리는 것을 확인해주세요.");
  }
  const untold = kindsWithoutTemplate(place);
  if (untold.length === 0) return fineLine(found);
  return warnLine(
    `알림톡 템플릿이 없는 알림: ${untold.join(', ')}. ${found}`,
    'npm run portal -- talk-templates 의 문구를 등록하고 TALK_TEMPLATES에 더해주세요. 그 전에는 알림톡으로 가지 않습니다.',
  );
}
