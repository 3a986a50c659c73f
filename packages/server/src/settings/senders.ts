import { createECDH } from 'node:crypto';
import { missingSetting, type NamedSetting, wrongSetting } from './examples.ts';
import { PUSH_SERVICES } from './groups/messages.ts';
import type { Settings } from './schema.ts';

/** How push messages are sent. `publicKey` and `privateKey` are in base64url; `hosts` are the push services allowed. */
export type PushSetting = { publicKey: string; privateKey: string; contact: string; hosts: readonly string[] };

type PushSettings = Pick<Settings, 'PUSH_KEYS' | 'PUSH_CONTACT' | 'PUSH_HOSTS'>;

/** The setting of the channel push, or undefined when it is not set. */
export function pushSettingOf({ PUSH_KEYS, PUSH_CONTACT, PUSH_HOSTS }: PushSettings): PushSetting | undefined {
  const [publicKey, privateKey] = PUSH_KEYS;
  if (publicKey === undefined || privateKey === undefined || PUSH_CONTACT === undefined) return undefined;
  return { publicKey, privateKey, contact: PUSH_CONTACT, hosts: PUSH_HOSTS.length > 0 ? PUSH_HOSTS : PUSH_SERVICES };
}

const isBytes = (text: string, bytes: number): boolean =>
  /^[\w-]+$/.test(text) && Buffer.from(text, 'base64url').length === bytes;

/** Whether a private key belongs to a public one, both of the curve P-256. */
function isPair(publicKey: string, privateKey: string): boolean {
  if (!isBytes(publicKey, 65) || !isBytes(privateKey, 32)) return false;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Hosts at which nobody can be reached. Apple refuses messages with such a contact. */
const isLocalHost = (host: string): boolean =>
  !host.includes('.') || /(^|\.)(localhost|local|internal|invalid|test)$|^\d+(\.\d+){3}$/i.test(host);

/** Why an address for questions of the push services cannot be used, or undefined. */
function contactReason(contact: string): string | undefined {
  const mailHost = /^mailto:[^@\s]+@([^@\s]+)$/.exec(contact)?.[1];
  const host = mailHost ?? (/^https:\/\//.test(contact) && URL.canParse(contact) ? new URL(contact).hostname : '');
  if (host === '') return 'mailto: 와 메일 주소, 또는 https:// 로 시작하는 주소여야 합니다.';
  return isLocalHost(host) ? '밖에서 닿을 수 있는 주소여야 합니다. 푸시 서비스가 localhost를 거절합니다.' : undefined;
}

const SERVICE = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

/** The address of a stand-in for tests and development. */
const LOCAL_SERVICE = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

const isService = (text: string, production: boolean): boolean =>
  SERVICE.test(text) ? !isLocalHost(text) : !production && LOCAL_SERVICE.test(text);

/** Problems of the settings of the channel push. */
export function pushProblems(set: PushSettings, production: boolean): string[] {
  const wrong = (name: NamedSetting, reason: string | undefined) =>
    reason === undefined ? [] : [wrongSetting(name, reason)];
  const { PUSH_KEYS: keys, PUSH_CONTACT: contact, PUSH_HOSTS: hosts } = set;
  const isOn = keys.length > 0;
  const [publicKey = '', privateKey = ''] = keys;
  const isRight = !isOn || (keys.length === 2 && isPair(publicKey, privateKey));
  const pairReason = '공개키와 비밀키 한 쌍을 쉼표로 이어 씁니다. npm run portal -- push-keys 가 만듭니다.';
  return [
    ...wrong('PUSH_KEYS', isRight ? undefined : pairReason),
    ...(isOn && contact === undefined
      ? [missingSetting('PUSH_CONTACT', 'PUSH_KEYS와 함께 푸시 서비스가 연락할 주소를 지정해야 합니다.')]
      : []),
    ...wrong('PUSH_CONTACT', contact === undefined ? undefined : contactReason(contact)),
    ...(!isOn && contact !== undefined && contactReason(contact) === undefined
      ? [missingSetting('PUSH_KEYS', 'PUSH_CONTACT와 함께 지정해야 합니다.')]
      : []),
    ...hosts.flatMap((host) =>
      wrong('PUSH_HOSTS', isService(host, production) ? undefined : `${host} 는 푸시 서비스의 이름이 아닙니다.`),
    ),
  ];
}
