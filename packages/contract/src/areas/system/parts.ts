/** What is checked of a running portal, in the order of the page and of `npm run portal -- check`. */
export const SYSTEM_PARTS = [
  'database',
  'accounts',
  'migrations',
  'standby',
  'store',
  'keys',
  'clock',
  'temp',
  'room',
  'proxy',
  'outside',
  'jobs',
  'backup',
] as const;
export type SystemPart = (typeof SYSTEM_PARTS)[number];

/** The names of the parts. */
export const SYSTEM_PART_NAMES: Readonly<Record<SystemPart, string>> = {
  database: '데이터베이스',
  accounts: '데이터베이스 계정',
  migrations: '버전과 마이그레이션',
  standby: '읽기용 데이터베이스',
  store: '파일 저장소',
  keys: '암호 키',
  clock: '시각',
  temp: '임시 폴더',
  room: '여유 공간',
  proxy: '프록시',
  outside: '외부 연결',
  jobs: '정기 작업',
  backup: '백업',
};

/** How a part is: `fine`, worth a look, or something that does not work. */
export const SYSTEM_LEVELS = ['fine', 'warn', 'stop'] as const;
export type SystemLevel = (typeof SYSTEM_LEVELS)[number];

/** The words of the levels. */
export const SYSTEM_LEVEL_NAMES: Readonly<Record<SystemLevel, string>> = { fine: '정상', warn: '주의', stop: '중지' };
