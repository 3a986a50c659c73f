import { type Finding, fineLine, type PlaceCtx, warnLine } from './line.ts';

const LOOPBACK = /^(127\.|::1$|localhost$)/;

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
  if (trustProxy.length > 0) {
    const seen = observed.sawProxy
      ? '프록시를 거친 요청을 받았습니다.'
      : '이 프로세스는 아직 프록시의 요청을 받지 않았습니다.';
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

/** What the portal reaches outside, as far as it is set. */
export async function checkOutside({ ssoSecrets, mail, installation: { storageUrl } }: PlaceCtx): Promise<Finding> {
  const ways = [
    ssoSecrets.length > 0 ? `그룹웨어 로그인 (키 ${ssoSecrets.length}개)` : '그룹웨어 로그인 없음',
    storageUrl.startsWith('s3://') ? `객체 저장소 ${new URL(storageUrl).hostname}` : '객체 저장소 없음',
    mail === undefined ? '메일 없음' : `메일 서버 ${mail.host}`,
  ];
  return fineLine(ways.join(', '));
}
