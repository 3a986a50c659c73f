import { expect, it } from 'vitest';
import { nextStep, type StepFacts } from './next-step.ts';
import { ProjectStatus } from './status.ts';

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

/** A project that misses nothing, in any status. */
const WHOLE: StepFacts = {
  status: Draft,
  today: '2026-11-22',
  values: {
    ProjectName: '역삼 에이타워',
    AreaId: 1,
    StartDate: ['2026-11-20', '2026-11-22'],
    MizeSalesUserId: 'sales1',
    MizePMUserId: ['pm1'],
    CustomerName: '에이타워관리단',
    Addr2: '지하 2층',
    PlaceName: '에이타워',
    PlaceManagerName: '정소장',
    PlaceManagerMobile: '01033334444',
    Price: '1500000',
    AddPrice: '-500000',
    MaterialsNoYN: 'N',
    Materials: [{ MaterialId: 1, MaterialCnt: 1 }],
  },
  ratings: [{ score: 9 }, { score: 1 }],
  laterRatings: [{ score: 10 }],
  materialSent: true,
  materialReceived: true,
  billDate: '2026-11-21',
};

type Part = Omit<Partial<StepFacts>, 'values'> & { values?: Partial<StepFacts['values']> };
const facts = (part: Part): StepFacts => ({ ...WHOLE, ...part, values: { ...WHOLE.values, ...part.values } });

/** The shown line. A star marks what the step requires. */
const lineOf = (part: Part): string => {
  const { until, missing } = nextStep(facts(part));
  return [until, ...missing.map(({ label, required: demanded }) => `${label}${demanded ? '*' : ''}`)].join(' ');
};

const PAST = { StartDate: ['2026-11-20'] };

it.each<[string, Part]>([
  ['게시', { status: Draft }],
  ['게시 프로젝트명* 담당자(PM)*', { status: Draft, values: { ProjectName: ' ', MizePMUserId: [] } }],
  ['게시 프로젝트 시작일*', { status: Draft, values: { StartDate: [] } }],
  ['게시 지나지 않은 시작일*', { status: Draft, values: PAST }],
  ['게시 투입자재*', { status: Draft, values: { Materials: [] } }],
  ['게시', { status: Draft, values: { Materials: [], MaterialsNoYN: 'Y' } }],
  ['수주완료', { status: Open }],
  ['수주완료 지나지 않은 시작일*', { status: Open, values: PAST }],
  ['프로젝트완료', { status: Awarded }],
  [
    '프로젝트완료 평가 2개* 자재 수령',
    { status: Awarded, ratings: [{ score: 0 }, {}, { score: 3 }], materialReceived: false },
  ],
  ['프로젝트완료 자재 발송', { status: Awarded, materialSent: false, materialReceived: false }],
  ['프로젝트완료', { status: Awarded, materialSent: false, materialReceived: false, values: { MaterialsNoYN: 'Y' } }],
  ['프로젝트완료', { status: Awarded, values: PAST }],
  ['계산서발급완료', { status: Completed }],
  ['계산서발급완료 계산서 발행일*', { status: Completed, billDate: '' }],
  ['정산완료', { status: Invoiced }],
  ['정산완료 완료 후 평가 1개', { status: Invoiced, laterRatings: [{ score: 0 }] }],
  ['', { status: Settled, laterRatings: [{ score: 0 }] }],
  ['재게시 지나지 않은 시작일*', { status: Withdrawn, values: PAST }],
  ['', { status: Canceled, values: PAST }],
])('%s', (line, part) => {
  expect(lineOf(part)).toBe(line);
});
