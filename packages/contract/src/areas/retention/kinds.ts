import { seoulDay, seoulInstant, seoulTime } from '../../core/dates.ts';

/**
 * One kind of personal data: its label, the event from which its period counts, what is blanked, and the legal basis.
 */
type Kind = {
  label: string;
  since: string;
  what: string;
  basis: string;
  /** In months: the default, and the lowest and the highest value that may be set. */
  months: number;
  floor: number;
  ceiling: number;
};

const CONTRACTS = '전자상거래법 시행령 제6조, 국세기본법 제85조의3 (5년)';
const PURPOSE = '개인정보 보호법 제21조 (목적을 이루면 지체 없이)';

/**
 * Kinds of personal data that are blanked after a period, in the order of the page (PIPA article 21, decisions/0036).
 */
export const RETENTION_KINDS = {
  settled: {
    label: '정산완료 프로젝트',
    since: '정산일',
    what: '프로젝트명, 고객사, 주소, 현장, 연락처, 메모, 배송지, 댓글과 변경 이력의 값',
    basis: CONTRACTS,
    months: 60,
    floor: 60,
    ceiling: 120,
  },
  photos: {
    label: '정산완료 프로젝트의 사진',
    since: '정산일',
    what: '현장 사진과 저장된 파일',
    basis: PURPOSE,
    months: 60,
    floor: 6,
    ceiling: 120,
  },
  site: {
    label: '정산완료 프로젝트의 현장 기록',
    since: '정산일',
    what: '현장 대화와 작업일보의 글, 작업 중에 찍은 사진과 그 설명, 작업완료확인서의 글과 서명. 시각과 해시값은 남습니다',
    basis: PURPOSE,
    months: 36,
    floor: 6,
    ceiling: 60,
  },
  canceled: {
    label: '취소·삭제된 프로젝트',
    since: '취소일 또는 삭제일',
    what: '정산완료 프로젝트와 같은 값, 사진과 저장된 파일, 현장 기록',
    basis: PURPOSE,
    months: 12,
    floor: 1,
    ceiling: 60,
  },
  internal: {
    label: '끝난 마이즈 프로젝트',
    since: '완료일, 취소일 또는 삭제일',
    what: '프로젝트명, 고객사, 주소, 현장, 연락처, 메모, 댓글과 변경 이력의 값',
    basis: CONTRACTS,
    months: 60,
    floor: 60,
    ceiling: 120,
  },
  employees: {
    label: '퇴사한 직원',
    since: '퇴사일 또는 삭제일',
    what: '이름, 연락처, 주소, 생년월일, 학력, 사진, 첨부파일, 주민번호, 계좌번호, 댓글',
    basis: '근로기준법 제42조 (3년)',
    months: 36,
    floor: 36,
    ceiling: 120,
  },
  numbers: {
    label: '퇴사한 직원의 주민번호·계좌번호',
    since: '퇴사일 또는 삭제일',
    what: '주민번호, 계좌번호. 늦어도 직원 정보와 함께 지웁니다',
    basis: PURPOSE,
    months: 36,
    floor: 1,
    ceiling: 60,
  },
  managers: {
    label: '삭제된 업체 담당자',
    since: '삭제일',
    what: '이름, 연락처, 휴대폰 번호로 된 아이디, 메모, 댓글과 변경 이력의 값',
    basis: PURPOSE,
    months: 12,
    floor: 1,
    ceiling: 60,
  },
} as const satisfies Record<string, Kind>;

export type RetentionKind = keyof typeof RETENTION_KINDS;
export const RETENTION_CODES = [
  'settled',
  'photos',
  'site',
  'canceled',
  'internal',
  'employees',
  'numbers',
  'managers',
] as const satisfies RetentionKind[];

/** Most records that a dry run names. */
export const RETENTION_SAMPLE = 10;

/** Shown in the history in place of a blanked value. */
export const BLANKED_VALUE = '지움';

/** Shown in lists in place of a blanked name. */
export const BLANKED_NAME = '(보유기간 경과)';
/** Name of a blanked project, with its id. */
export const blankedProjectName = (id: number): string => `${BLANKED_NAME} 프로젝트 ${id}`;

/** Whether a period is a whole number of months within the limits of its kind. */
export const isAllowedPeriod = (kind: RetentionKind, months: number): boolean => {
  const { floor, ceiling } = RETENTION_KINDS[kind];
  return Number.isInteger(months) && months >= floor && months <= ceiling;
};

/** The first day on which a record that ended at this moment may be blanked. */
export function periodEndDay(endedAt: Date, months: number): string {
  const [year = 0, month = 0, day = 0] = seoulDay(endedAt).split('-').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + months, 1));
  end.setUTCDate(Math.min(day, lastDayOf(end.getUTCFullYear(), end.getUTCMonth())));
  return end.toISOString().slice(0, 10);
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The cutoff: the period of records that ended before this moment is over. It is the same time of day in Seoul, this
 * many calendar months ago. In a month without that day it is the last day.
 */
export function retentionCutoff(now: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = seoulDay(now).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const lastDay = lastDayOf(first.getUTCFullYear(), first.getUTCMonth());
  first.setUTCDate(Math.min(day, lastDay));
  return new Date(seoulInstant(`${first.toISOString().slice(0, 10)} ${seoulTime(now).slice(11)}`));
}
