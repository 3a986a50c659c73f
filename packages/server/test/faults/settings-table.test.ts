import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#config.ts';
import { homeOfSomebody } from '#settings/folders.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const OTHER_KEY = 'HwECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const URL_OF_DATABASE = 'postgres://portal_serving:secret@db.internal/portal';
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_KEYS: KEY,
  DATABASE_URL: URL_OF_DATABASE,
  PORTAL_ORIGIN: 'https://portal.example.com',
};

const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
const file = join(folder, 'a-file');
writeFileSync(file, '');
const keyFile = join(folder, 'app-keys');
writeFileSync(keyFile, `${KEY}\n`);
const absentFile = join(folder, 'absent');
afterAll(() => rmSync(folder, { recursive: true }));

const PUSH_PUBLIC = 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM';
const PUSH_PRIVATE = Buffer.alloc(32, 7).toString('base64url');
const withTalk = {
  TALK_KEY: 'NCS1,very-secret',
  TALK_SENDER: 'KA01PF1,02-555-0100',
  TALK_TEMPLATES: 'offer=KA01TP1,change=KA01TP2',
  PORTAL_ORIGIN: 'https://p.example.com',
};
const withPush = { PUSH_KEYS: `${PUSH_PUBLIC},${PUSH_PRIVATE}`, PUSH_CONTACT: 'mailto:it@example.com' };

type Env = Record<string, string>;
/** The environment, and what the sentences say: the setting and words of the reason, or nothing for a right one. */
type Case = [env: Env, ...says: string[]];

const withDatabase = { DATABASE_URL: URL_OF_DATABASE, APP_KEYS: KEY };
const withStore = { STORAGE_URL: 's3://portal/files' };

/** Settings that an operator may mean, and what becomes of each (D-372). */
const CASES: Record<string, Case> = {
  'nothing is set': [{}],
  'production as it should be': [PRODUCTION],
  'production with the embedded database, asked for': [
    { NODE_ENV: 'production', APP_KEYS: KEY, PORTAL_ORIGIN: 'https://p.example.com', EMBEDDED_DATABASE: '1' },
  ],
  'an empty value counts as not set': [{ PORT: '', DATABASE_URL: '', APP_KEYS: '' }],
  'two keys': [{ APP_KEYS: `${KEY},${OTHER_KEY}` }],
  'a key in a file': [{ ...PRODUCTION, APP_KEYS: '', APP_KEYS_FILE: keyFile }],
  'a proxy by address, network and name': [{ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16, loopback, ::1' }],
  'a listening address past the pooler': [{ ...withDatabase, LISTEN_DATABASE_URL: 'postgres://a@db:5432/portal' }],
  'a socket of PostgreSQL': [{ DATABASE_URL: 'postgres://a@localhost/x?host=/run/postgresql', APP_KEYS: KEY }],
  'a folder for files': [{ STORAGE_URL: 'file:///srv/portal/files' }],
  'an object store': [{ ...withStore, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }],
  'the variables of a cluster': [
    { PORTAL_PORT: 'tcp://10.0.0.1:3000', PORTAL_SERVICE_HOST: '10.0.0.1', HOSTNAME: 'p' },
  ],
  'the password of create-admin': [{ ADMIN_PASSWORD: 'forest-lantern-1' }],
  'local production over http': [{ ...PRODUCTION, PORTAL_ORIGIN: 'http://localhost:3000' }],
  'push messages': [{ ...withPush, PUSH_HOSTS: 'fcm.googleapis.com,*.push.apple.com' }],
  'a page as the contact': [{ ...withPush, PUSH_CONTACT: 'https://portal.example.com' }],
  'a stand-in for push, outside production': [{ ...withPush, PUSH_HOSTS: 'http://127.0.0.1:8129' }],
  알림톡: [withTalk],
  'a mail server': [{ MAIL_URL: 'smtps://portal:a%23b@smtp.example.com?from=noreply@example.com' }],
  'NODE_ENV=prod': [{ NODE_ENV: 'prod' }, 'NODE_ENV', 'production'],
  'NODE_ENV=Production': [{ NODE_ENV: 'Production' }, 'NODE_ENV', 'production'],
  'NODE_ENV=staging': [{ NODE_ENV: 'staging' }, 'NODE_ENV', 'production'],
  DATABSE_URL: [{ DATABSE_URL: URL_OF_DATABASE }, 'DATABSE_URL', 'DATABASE_URL'],
  'database_url in small letters': [{ database_url: URL_OF_DATABASE }, 'database_url', 'DATABASE_URL'],
  DATABASE_URI: [{ DATABASE_URI: URL_OF_DATABASE }, 'DATABASE_URI', 'DATABASE_URL'],
  APP_KEY: [{ APP_KEY: KEY }, 'APP_KEY', 'APP_KEYS'],
  'DATA-DIR': [{ 'DATA-DIR': '/srv/portal' }, 'DATA-DIR', 'DATA_DIR'],
  TRUSTED_PROXY: [{ TRUSTED_PROXY: '10.0.0.5' }, 'TRUSTED_PROXY', 'TRUST_PROXY'],
  PORTAL_ORGIN: [{ PORTAL_ORGIN: 'https://p.example.com' }, 'PORTAL_ORGIN', 'PORTAL_ORIGIN'],
  'SSO-SECRETS': [{ SSO_SECRETS: KEY }, 'SSO_SECRETS', 'SSO_SECRET'],
  'production without a database': [
    { NODE_ENV: 'production', APP_KEYS: KEY, PORTAL_ORIGIN: 'https://p.example.com' },
    'DATABASE_URL',
    'EMBEDDED_DATABASE=1',
  ],
  'both databases': [{ ...withDatabase, EMBEDDED_DATABASE: '1' }, 'EMBEDDED_DATABASE', 'DATABASE_URL'],
  'production with demonstration data': [{ ...PRODUCTION, DEMO: '1' }, 'DEMO', '공개'],
  'production without keys': [{ ...PRODUCTION, APP_KEYS: '' }, 'APP_KEYS', '32바이트'],
  'production without an address': [{ ...PRODUCTION, PORTAL_ORIGIN: '' }, 'PORTAL_ORIGIN', 'https://'],
  'production over http': [{ ...PRODUCTION, PORTAL_ORIGIN: 'http://p.example.com' }, 'PORTAL_ORIGIN', 'https'],
  'an address with a slash': [{ PORTAL_ORIGIN: 'https://p.example.com/' }, 'PORTAL_ORIGIN', '/'],
  'hosts without the own one': [{ ...PRODUCTION, ALLOWED_HOSTS: 'other.example.com' }, 'ALLOWED_HOSTS', '거절'],
  'a host with a scheme': [{ ALLOWED_HOSTS: 'https://p.example.com' }, 'ALLOWED_HOSTS', '이름'],
  PGHOST: [{ PGHOST: 'db.internal' }, 'PGHOST', 'DATABASE_URL'],
  PGPASSWORD: [{ ...withDatabase, PGPASSWORD: 'secret' }, 'PGPASSWORD', 'DATABASE_URL'],
  'another database engine': [{ DATABASE_URL: 'mysql://a@b/c', APP_KEYS: KEY }, 'DATABASE_URL', 'postgres://'],
  'an address without a database': [{ DATABASE_URL: 'postgres://a@db', APP_KEYS: KEY }, 'DATABASE_URL', '이름'],
  'a password with #': [{ DATABASE_URL: 'postgres://a:b#c@db/portal', APP_KEYS: KEY }, 'DATABASE_URL', '%23'],
  'an owner without a server': [{ MIGRATE_DATABASE_URL: URL_OF_DATABASE }, 'MIGRATE_DATABASE_URL', 'DATABASE_URL'],
  'a server without keys': [{ DATABASE_URL: URL_OF_DATABASE }, 'APP_KEYS', 'DATABASE_URL'],
  'a short key': [{ APP_KEYS: 'short' }, 'APP_KEYS', '32바이트'],
  'the same key twice': [{ APP_KEYS: `${KEY},${KEY}` }, 'APP_KEYS', '두 번'],
  'one secret for two things': [{ APP_KEYS: KEY, SSO_SECRET: KEY }, 'SSO_SECRET', 'APP_KEYS'],
  'a secret twice': [{ APP_KEYS: KEY, APP_KEYS_FILE: keyFile }, 'APP_KEYS', 'APP_KEYS_FILE'],
  'a secret in no file': [{ APP_KEYS_FILE: absentFile }, 'APP_KEYS', 'ENOENT'],
  'the address of a standby in an empty file': [{ READ_DATABASE_URL_FILE: file }, 'READ_DATABASE_URL', '비어'],
  'a secret in an empty file': [{ MAIL_URL_FILE: file }, 'MAIL_URL', '비어'],
  'a secret in a file, misspelt': [{ APP_KEY_FILE: keyFile }, 'APP_KEY_FILE', 'APP_KEYS_FILE'],
  'a port with a word': [{ PORT: '3000a' }, 'PORT', '65535'],
  'a port too large': [{ PORT: '70000' }, 'PORT', '65535'],
  'a host with a port': [{ HOST: '0.0.0.0:3000' }, 'HOST', '포트'],
  'a host as an address': [{ HOST: 'http://0.0.0.0' }, 'HOST', 'http://'],
  'a file as the data folder': [{ DATA_DIR: file }, 'DATA_DIR', '파일'],
  'the home folder': [{ DATA_DIR: homedir() }, 'DATA_DIR', '폴더'],
  'the root folder': [{ DATA_DIR: '/' }, 'DATA_DIR', '폴더'],
  'a tilde': [{ DATA_DIR: '~/portal' }, 'DATA_DIR', '~'],
  'a variable that was not expanded': [{ DATA_DIR: '$HOME/portal' }, 'DATA_DIR', '$'],
  'a relative store': [{ STORAGE_URL: 'file:files' }, 'STORAGE_URL', 'file:///'],
  'a store without a scheme': [{ STORAGE_URL: '/srv/files' }, 'STORAGE_URL', 'file:'],
  'a bucket without a name': [{ STORAGE_URL: 's3:///files' }, 'STORAGE_URL', '버킷'],
  'half a key of the object store': [{ ...withStore, AWS_ACCESS_KEY_ID: 'a' }, 'AWS_SECRET_ACCESS_KEY', '함께'],
  'an object store without a scheme': [{ ...withStore, AWS_ENDPOINT_URL: 'objects:9000' }, 'AWS_ENDPOINT_URL', 'https'],
  'every proxy': [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY', '네트워크'],
  'a proxy that is everybody': [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY', '모든'],
  'idle longer than the whole': [{ SESSION_IDLE_HOURS: '48' }, 'SESSION_IDLE_HOURS', 'SESSION_HOURS'],
  'a log too short': [{ ACCESS_LOG_DAYS: '30' }, 'ACCESS_LOG_DAYS', '731'],
  'a token that can be guessed': [{ ...PRODUCTION, METRICS_TOKEN: 'secret' }, 'METRICS_TOKEN', '16자'],
  '알림톡 without its number': [{ ...withTalk, TALK_SENDER: '' }, 'TALK_SENDER', 'TALK_KEY'],
  '알림톡 with a word as the number': [{ ...withTalk, TALK_SENDER: 'KA01PF1,call me' }, 'TALK_SENDER', '발신번호'],
  '알림톡 without templates': [{ ...withTalk, TALK_TEMPLATES: '' }, 'TALK_TEMPLATES', '템플릿'],
  'a template of no kind': [{ ...withTalk, TALK_TEMPLATES: 'offers=KA01TP1' }, 'TALK_TEMPLATES', 'offer'],
  'half a key of 알림톡': [{ ...withTalk, TALK_KEY: 'NCS1' }, 'TALK_KEY', '쉼표'],
  '알림톡 without an address of the portal': [{ ...withTalk, PORTAL_ORIGIN: '' }, 'PORTAL_ORIGIN', '버튼'],
  'a provider over http': [{ ...withTalk, TALK_URL: 'http://api.solapi.com' }, 'TALK_URL', 'https://'],
  'push without a contact': [{ PUSH_KEYS: withPush.PUSH_KEYS }, 'PUSH_CONTACT', 'PUSH_KEYS'],
  'a contact without keys': [{ PUSH_CONTACT: withPush.PUSH_CONTACT }, 'PUSH_KEYS', 'PUSH_CONTACT'],
  'half a pair for push': [{ ...withPush, PUSH_KEYS: PUSH_PUBLIC }, 'PUSH_KEYS', 'push-keys'],
  'keys that are no pair': [{ ...withPush, PUSH_KEYS: `${PUSH_PUBLIC},${KEY}` }, 'PUSH_KEYS', 'push-keys'],
  'localhost as the contact': [{ ...withPush, PUSH_CONTACT: 'mailto:it@localhost' }, 'PUSH_CONTACT', 'localhost'],
  'this machine as the contact': [{ ...withPush, PUSH_CONTACT: 'https://127.0.0.1' }, 'PUSH_CONTACT', '밖에서'],
  'a plain contact': [{ ...withPush, PUSH_CONTACT: 'it@example.com' }, 'PUSH_CONTACT', 'mailto:'],
  'a push service with a scheme': [{ ...withPush, PUSH_HOSTS: 'https://fcm.googleapis.com' }, 'PUSH_HOSTS', '이름'],
  'a stand-in for push in production': [
    { ...PRODUCTION, ...withPush, PUSH_HOSTS: 'http://127.0.0.1:8129' },
    'PUSH_HOSTS',
    '이름',
  ],
  'a mail server without a scheme': [{ MAIL_URL: 'smtp.example.com:25' }, 'MAIL_URL', 'smtps://'],
  'a mail server without a sender': [{ MAIL_URL: 'smtp://smtp.example.com' }, 'MAIL_URL', 'from'],
  'a mail server with half a sign-in': [
    { MAIL_URL: 'smtp://a@smtp.example.com?from=a@example.com' },
    'MAIL_URL',
    '함께',
  ],
  'a mail server with more': [{ MAIL_URL: 'smtp://smtp.example.com?from=a@example.com&tls=0' }, 'MAIL_URL', 'from'],
  'outside of nowhere': [{ SECOND_FACTOR: 'outside' }, 'TRUSTED_NETWORKS', 'SECOND_FACTOR'],
  'a company without a scheme': [{ COMPANY_URL: 'www.example.com' }, 'COMPANY_URL', 'https://'],
  'a mail address as the domain': [{ COMPANY_MAIL_DOMAIN: 'a@example.com' }, 'COMPANY_MAIL_DOMAIN', '@'],
  'a level that does not exist': [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL', 'info'],
  'a drain of minutes': [{ DRAIN_SECONDS: '5m' }, 'DRAIN_SECONDS', '300'],
};

const problemOf = (env: Env): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message;
  }
};

describe('every setting is right, or one Korean sentence with its name and an example (D-372)', () => {
  it.each(Object.entries(CASES))('%s', (_name, [env, ...texts]) => {
    const problem = problemOf(env);
    if (texts.length === 0) return expect(problem).toBe('');
    expect(problem.split('\n')).toHaveLength(1);
    expect(problem).toMatch(/^설정 \S+/);
    expect(problem).toContain('(예: ');
    for (const words of texts) expect(problem).toContain(words);
  });

  it('no sentence repeats a secret', () => {
    const secret = 'very-secret-value';
    for (const name of [
      'APP_KEYS',
      'SSO_SECRET',
      'DATABASE_URL',
      'MIGRATE_DATABASE_URL',
      'METRICS_TOKEN',
      'PUSH_KEYS',
      'TALK_KEY',
    ]) {
      expect(problemOf({ ...PRODUCTION, [name]: `${secret} x#` })).not.toContain(secret);
    }
    expect(problemOf({ PGPASSWORD: secret, DATABSE_URL: `postgres://a:${secret}@b/c` })).not.toContain(secret);
  });

  it('DRAIN_SECONDS is 5 in production and 0 elsewhere, unless it is set', () => {
    expect(readConfig(PRODUCTION).drainMs).toBe(5000);
    expect(readConfig({}).drainMs).toBe(0);
    expect(readConfig({ ...PRODUCTION, DRAIN_SECONDS: '0' }).drainMs).toBe(0);
  });
});

it('the home of a service is its own folder, the home of somebody is not (D-568)', () => {
  expect(homeOfSomebody('/bin/bash', '/home/kim/')).toBe('/home/kim');
  expect(homeOfSomebody(undefined, '/home/kim')).toBe('/home/kim');
  for (const shell of ['/usr/sbin/nologin', '/bin/false'])
    expect(homeOfSomebody(shell, '/var/lib/portal')).toBeUndefined();
});
