import { addressProblems, databaseProblems } from './addresses.ts';
import { missingSetting, wrongSetting } from './examples.ts';
import { folderProblems } from './folders.ts';
import { mailProblems } from './mail.ts';
import type { Settings } from './schema.ts';
import { pushProblems } from './senders.ts';
import { talkProblems } from './talk.ts';

const KEY_BYTES = 32;
const isKey = (text: string): boolean => Buffer.from(text, 'base64url').length === KEY_BYTES && /^[\w-]+$/.test(text);

/** A shorter token could be guessed by asking. */
const TOKEN_LENGTH = 16;

function keyProblems(set: Settings, production: boolean): string[] {
  const problems: string[] = [];
  if (production && set.APP_KEYS.length === 0) {
    problems.push(missingSetting('APP_KEYS', '운영 환경에서는 32바이트 base64url 키를 하나 이상 지정해야 합니다.'));
  } else if (set.DATABASE_URL !== undefined && set.APP_KEYS.length === 0) {
    problems.push(missingSetting('APP_KEYS', 'DATABASE_URL을 함께 쓰는 프로세스는 같은 키를 가져야 합니다.'));
  }
  for (const name of ['APP_KEYS', 'SSO_SECRET'] as const) {
    if (!set[name].every(isKey)) problems.push(wrongSetting(name, '각 키는 32바이트 base64url이어야 합니다.'));
    else if (new Set(set[name]).size < set[name].length) problems.push(wrongSetting(name, '같은 키가 두 번 있습니다.'));
  }
  if (set.SSO_SECRET.some((key) => set.APP_KEYS.includes(key))) {
    problems.push(wrongSetting('SSO_SECRET', 'APP_KEYS와 다른 값이어야 합니다. 그룹웨어가 아는 값입니다.'));
  }
  return problems;
}

function choiceOfDatabase(set: Settings, production: boolean): string[] {
  const { DATABASE_URL, EMBEDDED_DATABASE, DEMO } = set;
  const problems: string[] = [];
  if (DATABASE_URL !== undefined && EMBEDDED_DATABASE === '1') {
    problems.push(wrongSetting('EMBEDDED_DATABASE', 'DATABASE_URL과 함께 쓸 수 없습니다. 하나만 지정해주세요.'));
  }
  if (DATABASE_URL === undefined && (EMBEDDED_DATABASE === '0' || (production && EMBEDDED_DATABASE !== '1'))) {
    const reason = '내장 데이터베이스를 쓰려면 EMBEDDED_DATABASE=1을 지정해주세요.';
    problems.push(missingSetting('DATABASE_URL', reason));
  }
  const names = ['MIGRATE_DATABASE_URL', 'LISTEN_DATABASE_URL', 'READ_DATABASE_URL'] as const;
  const more = names.filter((name) => set[name] !== undefined);
  if (DATABASE_URL === undefined) {
    problems.push(...more.map((name) => wrongSetting(name, 'DATABASE_URL과 함께 지정해야 합니다.')));
  }
  if (production && DEMO === '1') {
    problems.push(wrongSetting('DEMO', '운영 환경에서 쓸 수 없습니다. 데모 계정의 비밀번호는 공개되어 있습니다.'));
  }
  return problems;
}

function signInProblems(set: Settings, production: boolean): string[] {
  const problems: string[] = [];
  if (set.SECOND_FACTOR === 'outside' && set.TRUSTED_NETWORKS.length === 0) {
    problems.push(missingSetting('TRUSTED_NETWORKS', 'SECOND_FACTOR=outside가 밖으로 보지 않을 네트워크입니다.'));
  }
  if (set.SESSION_IDLE_HOURS > set.SESSION_HOURS) {
    problems.push(wrongSetting('SESSION_IDLE_HOURS', `SESSION_HOURS(${set.SESSION_HOURS})보다 길 수 없습니다.`));
  }
  const { METRICS_TOKEN: token } = set;
  if (/\s/.test(token)) problems.push(wrongSetting('METRICS_TOKEN', '공백을 넣을 수 없습니다.'));
  else if (production && token !== '' && token.length < TOKEN_LENGTH) {
    problems.push(wrongSetting('METRICS_TOKEN', `운영 환경에서는 ${TOKEN_LENGTH}자 이상이어야 합니다.`));
  }
  return problems;
}

/** One sentence for each rule between settings that is broken. `env` also has the variables of the object store. */
export function settingProblems(set: Settings, env: Readonly<Record<string, string | undefined>>): string[] {
  const production = set.NODE_ENV === 'production';
  return [
    ...keyProblems(set, production),
    ...choiceOfDatabase(set, production),
    ...databaseProblems(set),
    ...addressProblems(set, production),
    ...folderProblems(set, env),
    ...signInProblems(set, production),
    ...pushProblems(set, production),
    ...talkProblems(set, set.PORTAL_ORIGIN, production),
    ...mailProblems(set, production),
  ];
}
