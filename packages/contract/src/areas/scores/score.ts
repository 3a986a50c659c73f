/** With fewer evaluated projects a company has no score and is called new (D-315). */
export const FEWEST_JOBS = 5;

/** What a company with too few evaluated projects has in place of a score. */
export const NEW_COMPANY = '신규';

/** Marks of some projects: their sum, their number, and the number of projects. */
export type Marks = { sum: number; count: number; jobs: number };

export const NO_MARKS: Marks = { sum: 0, count: 0, jobs: 0 };

/** The marks of two groups of projects that have none in common. */
export const addMarks = (one: Marks, other: Marks): Marks => ({
  sum: one.sum + other.sum,
  count: one.count + other.count,
  jobs: one.jobs + other.jobs,
});

/** The mean of marks with one decimal, rounded half up; '' without marks. Whole numbers keep it exact. */
export function meanOf({ sum, count }: Pick<Marks, 'sum' | 'count'>): string {
  if (count === 0) return '';
  const tenths = Math.floor((sum * 20 + count) / (count * 2));
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** Whether a company has too few evaluated projects for a score. */
export const isNewCompany = ({ jobs }: Pick<Marks, 'jobs'>): boolean => jobs < FEWEST_JOBS;

/** The score of a company: the mean of all its marks; '' for a new company. */
export const scoreOf = (marks: Marks): string => (isNewCompany(marks) ? '' : meanOf(marks));

/** A score as text: '8.7', or 신규. */
export const scoreText = (score: string): string => (score === '' ? NEW_COMPANY : score);

/** The share of a part in tenths of a percent, as '3.2%'; '' of nothing. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '';
  return `${(Math.round((part * 1000) / whole) / 10).toFixed(1)}%`;
}

/** The difference of two means: '+0.2', '−0.3' or '0.0'; '' when one is missing. */
export function differenceText(mean: string, other: string): string {
  if (mean === '' || other === '') return '';
  const tenths = Math.round(Number(mean) * 10) - Math.round(Number(other) * 10);
  const size = (Math.abs(tenths) / 10).toFixed(1);
  if (tenths === 0) return size;
  return tenths < 0 ? `−${size}` : `+${size}`;
}

/** How a score is counted, one sentence a line. */
export const SCORE_RULES = [
  '최근 12개월에 완료한 프로젝트에서 두 평가 목록의 점수를 모두 더해 개수로 나눕니다. 점수가 없는 항목은 세지 않습니다.',
  `평가한 프로젝트가 ${FEWEST_JOBS}건이 되기 전에는 점수 대신 '${NEW_COMPANY}'로 적습니다.`,
  '완료한 달로 셉니다. 이번 달과 지난 열한 달입니다.',
  '수주, 수주철회, 시작 지연은 같은 열두 달에 수주한 프로젝트로 셉니다.',
  '수주철회는 다시 게시한 것도 세고, 삭제한 프로젝트는 세지 않습니다.',
  '시작 지연은 수주할 때 정한 날보다 늦게 시작하는 것입니다. 누구의 사정인지는 따지지 않습니다.',
  '따로 저장한 값 없이 볼 때마다 다시 계산하므로 언제 보아도 같습니다. 직원에게만 보입니다.',
] as const;
