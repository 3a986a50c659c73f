/** The operating company. */
export const PROVIDER_NAME = '마이즈';

/** A contractor. Its business number begins with 99, which no tax office issues. */
export type DemoCompany = {
  name: string;
  active: boolean;
  businessNumber: string;
  representative: string;
  phone: string;
  /** How many teams it has in a day, null when it is not counted. */
  dailyTeams: number | null;
};

type Line = [name: string, businessNumber: string, representative: string, phone: string];

const ACTIVE: readonly Line[] = [
  ['한빛설비', '9918110014', '최영수', '0200003110'],
  ['다온전기', '9918110028', '이종훈', '03100004220'],
  ['새벽통신', '9918110033', '장서윤', '0200005330'],
  ['미래정보통신', '9918110047', '전혜원', '03200006440'],
  ['가온시스템', '9918110052', '남기태', '0200007550'],
  ['누리보안', '9918110066', '심우석', '05100008660'],
  ['대원이엔지', '9918110071', '허정훈', '04200009770'],
  ['청솔네트웍스', '9918110085', '고명진', '05300001880'],
  ['우진전력', '9918110090', '안철민', '06200002990'],
  ['한라통신', '9918110106', '양수호', '06400003101'],
  ['늘품방재', '9918110111', '손동규', '03300004212'],
];
/** A retired company: it keeps its old awards but wins no new ones. */
const RETIRED: Line = ['한길전설', '9918110125', '홍덕기', '04100005323'];

/** Companies whose teams of a day are counted. */
const DAILY_TEAMS: Readonly<Record<string, number>> = { 한빛설비: 1, 다온전기: 2, 새벽통신: 3, 우진전력: 1 };

const companyOf = ([name, businessNumber, representative, phone]: Line, active: boolean): DemoCompany => ({
  name,
  active,
  businessNumber,
  representative,
  phone,
  dailyTeams: DAILY_TEAMS[name] ?? null,
});

/** The contractors. */
export const PARTNERS: readonly DemoCompany[] = [
  ...ACTIVE.map((line) => companyOf(line, true)),
  companyOf(RETIRED, false),
];
