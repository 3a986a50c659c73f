/** An example of every setting. The sentence about a wrong setting ends with it. */
export const SETTING_EXAMPLES = {
  NODE_ENV: 'production',
  PORT: '3000',
  HOST: '127.0.0.1',
  DATA_DIR: '/var/lib/portal',
  EMBEDDED_DATABASE: '1',
  DATABASE_URL: 'postgres://portal_serving:비밀번호@db.internal/portal',
  MIGRATE_DATABASE_URL: 'postgres://portal:비밀번호@db.internal/portal',
  ACCESS_LOG_DAYS: '762',
  SECURITY_LOG_DAYS: '762',
  CHANGE_LOG_DAYS: '1127',
  LISTEN_DATABASE_URL: 'postgres://portal_serving:비밀번호@db.internal:5432/portal',
  READ_DATABASE_URL: 'postgres://portal_serving:비밀번호@standby.internal/portal',
  PREPARED: 'on',
  DRAIN_SECONDS: '5',
  DEMO: '0',
  STORAGE_URL: 'file:///var/lib/portal/files',
  USER_QUOTA_MB: '20480',
  ROOM_QUOTA_MB: '20480',
  SSO_SECRET: '43자의 base64url 키',
  APP_KEYS: '43자의 base64url 키',
  TRUST_PROXY: '10.0.0.5',
  ALLOWED_HOSTS: 'portal.example.com',
  SESSION_IDLE_HOURS: '12',
  SESSION_HOURS: '24',
  SECOND_FACTOR: 'all',
  TRUSTED_NETWORKS: '10.0.0.0/8',
  MAIL_URL: 'smtps://portal:비밀번호@smtp.example.com?from=noreply@example.com',
  PORTAL_ORIGIN: 'https://portal.example.com',
  WIRE_ENVELOPE: 'object',
  PUSH_KEYS: '87자의 공개키,43자의 비밀키',
  PUSH_CONTACT: 'mailto:it@example.com',
  PUSH_HOSTS: 'fcm.googleapis.com,*.push.apple.com',
  TALK_URL: 'https://api.solapi.com',
  TALK_KEY: 'NCS1234567890123,32자의 비밀 값',
  TALK_SENDER: 'KA01PF1234567890,02-555-0100',
  TALK_TEMPLATES: 'offer=KA01TP1234567890,change=KA01TP1234567891',
  TALK_MONTHLY: '1000',
  METRICS_TOKEN: '16자 이상의 임의 문자열',
  LOG_LEVEL: 'info',
  COMPANY_NAME: '마이즈',
  COMPANY_URL: 'https://www.example.com',
  COMPANY_ADDRESS: '서울특별시 강남구 테헤란로 1',
  COMPANY_MAIL_DOMAIN: 'example.com',
  COMPANY_PHONE: '02-555-0100',
  AWS_ENDPOINT_URL: 'https://objects.internal:9000',
  AWS_ACCESS_KEY_ID: 'AKIA…',
  AWS_SECRET_ACCESS_KEY: '접근 키의 비밀 값',
} as const;

/** A setting that has an example. */
export type NamedSetting = keyof typeof SETTING_EXAMPLES;

const exampleOf = (name: NamedSetting): string => `(예: ${name}=${SETTING_EXAMPLES[name]})`;

/** The sentence about a wrong value: it names the setting, the reason and an example. */
export const wrongSetting = (name: NamedSetting, reason: string): string =>
  `설정 ${name} 값이 올바르지 않습니다: ${reason} ${exampleOf(name)}`;

/** The sentence about a setting that is missing. */
export const missingSetting = (name: NamedSetting, reason: string): string =>
  `설정 ${name} 값이 필요합니다: ${reason} ${exampleOf(name)}`;
