import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, isDay } from '@portal/contract/core/dates';
import { mobileNumber, personName } from './names.ts';
import type { Random } from './random.ts';
import { projectName, siteName, streetAddress } from './sample-names.ts';

/** Ids of the rows that sample projects refer to. */
export type SampleReferences = {
  areaIds: readonly number[];
  tradeIds: readonly number[];
  materialIds: readonly number[];
  pmIds: readonly string[];
  salesIds: readonly string[];
  winners: readonly Winner[];
};

export type Winner = { companyId: number; userId: string };

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

/** Percentage of projects in each status after some years of business. */
const WEIGHTS = [
  [Settled, 64],
  [Awarded, 7],
  [Completed, 6],
  [Open, 6],
  [Canceled, 6],
  [Invoiced, 5],
  [Withdrawn, 3],
  [Draft, 3],
] as const;

const FIRST_DAY = '2022-01-03';
const DAYS = 1700;

/** Share of withdrawn or canceled projects that had an award. */
const ENDED_AFTER_AWARD = 0.5;

function isWon(random: Random, status: ProjectStatus): boolean {
  if (status === Draft || status === Open) return false;
  return (status !== Withdrawn && status !== Canceled) || random.chance(ENDED_AFTER_AWARD);
}

function award(random: Random, { winners }: SampleReferences, { won, day }: { won: boolean; day: string }) {
  if (!won) return { choice_date: null, choice_company_id: null, choice_user_id: null, total_people: null };
  const { companyId, userId } = random.pick(winners);
  const crew = { manager_user_name: personName(random), manager_user_phone: mobileNumber(random) };
  return {
    choice_date: day,
    choice_company_id: companyId,
    choice_user_id: userId,
    total_people: random.whole(2, 8),
    ...crew,
  };
}

/** Every fourth project has no trade. It is not drawn, so that other values stay what they were. */
const sampleTrade = ({ tradeIds }: SampleReferences, id: number): number | null =>
  id % 4 === 0 ? null : (tradeIds[id % tradeIds.length] ?? null);

/** Draws one plausible project: the columns of its row, with its dates, PMs and materials. */
export function sampleProject(random: Random, references: SampleReferences, place: { id: number; age: number }) {
  const status = random.weighted(WEIGHTS);
  const site = siteName(random);
  const name = projectName(random, site);
  const areaId = random.pick(references.areaIds);
  const pms = random.some(references.pmIds, random.chance(0.7) ? 1 : 2);
  const day = addDays(FIRST_DAY, Math.floor(place.age * DAYS));
  const dates = Array.from({ length: random.whole(1, 3) }, (_, index) => addDays(day, 7 + index * 2)).filter(isDay);
  return {
    id: place.id,
    status,
    project_name: name,
    price: random.whole(10, 509) * 100_000,
    add_price: random.chance(0.2) ? random.whole(1, 20) * 50_000 : 0,
    area_id: areaId,
    trade_id: sampleTrade(references, place.id),
    zip_code: String(random.whole(10_000, 59_999)),
    addr1: streetAddress(random),
    customer_name: personName(random),
    place_name: site,
    place_manager_name: personName(random),
    place_manager_mobile: mobileNumber(random),
    sales_user_id: random.pick(references.salesIds),
    ...award(random, references, { won: isWon(random, status), day: dates[0] ?? day }),
    bill_date: status === Invoiced || status === Settled ? addDays(day, 30) : null,
    created_on: day,
    dates,
    pms,
    materials: random.some(references.materialIds, 1),
  };
}
