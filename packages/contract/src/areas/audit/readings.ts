import { seoulDay, seoulTime, weekdayOf } from '../../core/dates.ts';

/** Whose data a reading shows: a person with an account, or the customer of a project. */
export const SUBJECT_KINDS = ['user', 'outsourced', 'internal'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

type Task = { value: string; label: string; of: SubjectKind; items: string };

const PERSON = '이름, 연락처';
const CUSTOMER = '고객사, 현장 주소, 현장 담당자';

/** What personal data is read for, how the log calls it, whose it is, and what is shown unless the reading says more. */
export const READING_TASKS = [
  { value: 'numbers', label: '주민번호·계좌번호 확인', of: 'user', items: '' },
  { value: 'employee', label: '직원 상세', of: 'user', items: '인적사항, 연락처, 주소, 인사' },
  { value: 'employee-list', label: '직원 목록', of: 'user', items: PERSON },
  { value: 'employee-file', label: '직원 첨부파일', of: 'user', items: '첨부파일' },
  { value: 'manager', label: '협력사 담당자 상세', of: 'user', items: PERSON },
  { value: 'manager-list', label: '협력사 담당자 목록', of: 'user', items: PERSON },
  { value: 'outsourced', label: '외주 프로젝트 상세', of: 'outsourced', items: CUSTOMER },
  { value: 'internal', label: '마이즈 프로젝트 상세', of: 'internal', items: CUSTOMER },
  { value: 'internal-copy', label: '마이즈 프로젝트 복사', of: 'internal', items: CUSTOMER },
  { value: 'internal-list', label: '마이즈 프로젝트 목록', of: 'internal', items: '고객사' },
] as const satisfies readonly Task[];
export type ReadingTask = (typeof READING_TASKS)[number]['value'];
export const READING_TASK_CODES: readonly ReadingTask[] = READING_TASKS.map(({ value }) => value);

/** The tasks that show data of this kind. */
export const tasksOf = (kind: SubjectKind): readonly ReadingTask[] =>
  READING_TASKS.filter((task) => task.of === kind).map(({ value }) => value);

/** What the log calls a task; a code of an older release stands for itself. */
export const taskLabel = (code: string): string => READING_TASKS.find(({ value }) => value === code)?.label ?? code;

/** What a list of a task is counted in: people, or projects with their customers. */
export const unitOf = (code: string): '명' | '건' =>
  READING_TASKS.some(({ value, of }) => value === code && of !== 'user') ? '건' : '명';

/** Hours in Seoul in which nobody is expected: from ten in the evening to seven in the morning. */
const NIGHT = { from: 22, to: 7 } as const;

/** True at night, at weekends, and on the holidays that `isHoliday` knows. */
export function isOddTime(moment: Date, isHoliday: boolean): boolean {
  const hour = Number(seoulTime(moment).slice(11, 13));
  return isHoliday || hour >= NIGHT.from || hour < NIGHT.to || ['토', '일'].includes(weekdayOf(seoulDay(moment)));
}
