import { ALL_LOGIN_TYPES } from '@portal/contract/areas/auth/login-types';
import { mintTicket } from '#areas/auth/public/tickets.ts';
import type { Config } from '#config.ts';
import { CommandError } from '#start/exit-with.ts';

const ANY_ADDRESS = ['0.0.0.0', '::'];

const originOf = ({ host, port }: Pick<Config, 'host' | 'port'>): string => {
  const name = ANY_ADDRESS.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
};

/**
 * Makes an address that signs a user in once, within a minute, like a link of the groupware (D-05). It only needs the
 * secret, so it works while the portal runs.
 */
export async function makeSsoLink(config: Config, [userId = '', loginType = '', conId]: string[]): Promise<string> {
  const [secret] = config.ssoSecrets;
  if (secret === undefined) throw new CommandError('SSO_SECRET 설정이 필요합니다: 포털과 같은 값을 지정해주세요.');
  if (userId === '') throw new CommandError('아이디를 입력해주세요.');
  if (!ALL_LOGIN_TYPES.includes(loginType)) {
    throw new CommandError(`로그인 유형은 ${ALL_LOGIN_TYPES.join(', ')} 중 하나여야 합니다.`);
  }
  const ticket = await mintTicket(secret, new Date(), userId, loginType);
  const parts = [ticket, loginType, ...(conId === undefined ? [] : [encodeURIComponent(conId)])];
  return `${originOf(config)}/ssologin/${parts.join('/')}`;
}
