import { readFileSync } from 'node:fs';
import { type NamedSetting, wrongSetting } from './examples.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Settings and variables that may stand in a file instead, which `<name>_FILE` names (D-660). */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'MIGRATE_DATABASE_URL',
  'LISTEN_DATABASE_URL',
  'READ_DATABASE_URL',
  'APP_KEYS',
  'SSO_SECRET',
  'MAIL_URL',
  'PUSH_KEYS',
  'TALK_KEY',
  'METRICS_TOKEN',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
] as const satisfies readonly NamedSetting[];

/** The name of the variable that names the file of a secret. */
export const fileVariableOf = (name: string): string => `${name}_FILE`;

/** The text of a file without the line break at its end, or the reason why there is none. */
function readSecret(path: string): { text: string } | { reason: string } {
  try {
    const text = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    return text === '' ? { reason: `${path} 파일이 비어 있습니다.` } : { text };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { reason: `${path} 파일을 읽을 수 없습니다 (${code}).` };
  }
}

/** The environment with the secrets of its files, and one sentence for each that cannot be used. */
export function readSecretFiles(env: Env): { env: Record<string, string | undefined>; problems: string[] } {
  const given: Record<string, string | undefined> = { ...env };
  const problems: string[] = [];
  for (const name of SECRET_SETTINGS) {
    const variable = fileVariableOf(name);
    const path = env[variable];
    if (path === undefined || path === '') continue;
    const secret = readSecret(path);
    if (given[name]) problems.push(wrongSetting(name, `${variable}과 함께 쓸 수 없습니다. 하나만 지정해주세요.`));
    else if ('reason' in secret) problems.push(wrongSetting(name, `${variable}: ${secret.reason}`));
    else given[name] = secret.text;
  }
  return { env: given, problems };
}
