import { seoulDay, seoulTime, weekdayOf } from '../../core/dates.ts';
import type { ReadingTask, SubjectKind } from './lists.ts';

type Task = { value: ReadingTask; label: string; of: SubjectKind; items: string };

const PERSON = '이름, 연락처';
const CUSTOMER = '고객사, 현장 주소, 현장 담당자';
const LISTED_CUSTOMER = '고객사, 현장, 주소';

/**
 * Purposes for which personal data is read. Each has a label for the log, its kind of subject, and the default items
 * shown.
 */
export const READING_TASKS = [
  { value: 'numbers', label: '주민번호·계좌번호 확인', of: 'user', items: '' },
  { value: 'employee', label: '직원 상세', of: 'user', items: '인적사항, 연락처, 주소, 인사' },
  { value: 'employee-list', label: '직원목록', of: 'user', items: PERSON },
  { value: 'employee-file', label: '직원 첨부파일', of: 'user', items: '첨부파일' },
  { value: 'manager', label: '업체 담당자 상세', of: 'user', items: PERSON },
  { value: 'manager-list', label: '업체 담당자목록', of: 'user', items: PERSON },
  { value: 'outsourced', label: '외주 프로젝트 상세', of: 'outsourced', items: CUSTOMER },
  { value: 'outsourced-list', label: '외주 프로젝트목록', of: 'outsourced', items: LISTED_CUSTOMER },
  { value: 'outsourced-copy', label: '외주 프로젝트 복사', of: 'outsourced', items: CUSTOMER },
  { value: 'former-sites', label: '지난 현장 검색', of: 'outsourced', items: '고객사, 현장 주소' },
  { value: 'signatures', label: '작업완료확인서 서명', of: 'outsourced', items: '서명, 이름, 직책' },
  { value: 'site-list', label: '오늘 현장', of: 'outsourced', items: '업체 현장 담당자, 연락처' },
  { value: 'internal', label: '마이즈 프로젝트 상세', of: 'internal', items: CUSTOMER },
  { value: 'internal-copy', label: '마이즈 프로젝트 복사', of: 'internal', items: CUSTOMER },
  { value: 'internal-list', label: '마이즈 프로젝트목록', of: 'internal', items: LISTED_CUSTOMER },
  { value: 'person-data', label: '개인 자료 파일', of: 'user', items: '보관 중인 모든 자료' },
  { value: 'search', label: '찾기', of: 'user', items: '이름, 소속, 고객사, 현장' },
] as const satisfies readonly Task[];

/** The reading tasks that show data of this kind of subject. */
export const tasksOf = (kind: SubjectKind): readonly ReadingTask[] =>
  READING_TASKS.filter((task) => task.of === kind).map(({ value }) => value);

/** Label of a reading task in the log. A code of an older release is shown as it is. */
export const taskLabel = (code: string): string => READING_TASKS.find(({ value }) => value === code)?.label ?? code;

/** Unit in which a list reading counts its subjects: people, or projects with their customers. */
export const unitOf = (code: string): '명' | '건' =>
  READING_TASKS.some(({ value, of }) => value === code && of !== 'user') ? '건' : '명';

/** Night in Seoul, when no readings are expected: from 22:00 to 07:00. */
const NIGHT = { from: 22, to: 7 } as const;

/** Whether the moment is at night, at a weekend or on a holiday in Seoul. */
export function isUnusualTime(moment: Date, isHoliday: boolean): boolean {
  const hour = Number(seoulTime(moment).slice(11, 13));
  return isHoliday || hour >= NIGHT.from || hour < NIGHT.to || ['토', '일'].includes(weekdayOf(seoulDay(moment)));
}
