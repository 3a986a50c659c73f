import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { addDays, isDay } from '@portal/contract/core/dates';
import { projectTerms } from '../../db/lists/search-terms.ts';
import { pickOne, pickSome, pickWeighted, type Random, wholeBelow } from './random.ts';
import { mobileNumber, personName, projectName, siteName, streetAddress } from './sample-names.ts';

/** Whom and what sample projects refer to. */
export type SampleCast = {
  areaIds: readonly [number, ...number[]];
  materialIds: readonly number[];
  pmIds: readonly string[];
  salesIds: readonly [string, ...string[]];
  winners: readonly [Winner, ...Winner[]];
};

export type Winner = { companyId: number; userId: string };

const { Draft, Open, Awarded, Completed, Invoiced, Settled, Withdrawn, Canceled } = ProjectStatus;

/** Per cent of projects in each state after some years of business. */
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

/** Share of called-off projects that had been won before. */
const LATE_CALL_OFF = 0.5;

function isWon(random: Random, status: ProjectStatus): boolean {
  if (status === Draft || status === Open) return false;
  return (status !== Withdrawn && status !== Canceled) || random() < LATE_CALL_OFF;
}

function award(random: Random, { winners }: SampleCast, { won, day }: { won: boolean; day: string }) {
  if (!won) return { choice_date: null, choice_company_id: null, choice_user_id: null, total_people: null };
  const { companyId, userId } = pickOne(random, winners);
  const crew = { manager_user_name: personName(random), manager_user_phone: mobileNumber(random) };
  return {
    choice_date: day,
    choice_company_id: companyId,
    choice_user_id: userId,
    total_people: 2 + wholeBelow(random, 7),
    ...crew,
  };
}

/** One believable project as the columns of its row, with its dates, PMs and materials. */
export function sampleProject(random: Random, cast: SampleCast, place: { id: number; age: number }) {
  const status = pickWeighted(random, WEIGHTS, Settled);
  const site = siteName(random);
  const name = projectName(random, site);
  const areaId = pickOne(random, cast.areaIds);
  const pms = pickSome(random, cast.pmIds, random() < 0.7 ? 1 : 2);
  const day = addDays(FIRST_DAY, Math.floor(place.age * DAYS));
  const dates = Array.from({ length: 1 + wholeBelow(random, 3) }, (_, index) => addDays(day, 7 + index * 2)).filter(
    isDay,
  );
  return {
    id: place.id,
    status,
    project_name: name,
    price: (10 + wholeBelow(random, 500)) * 100_000,
    add_price: random() < 0.2 ? (1 + wholeBelow(random, 20)) * 50_000 : 0,
    area_id: areaId,
    zip_code: String(10_000 + wholeBelow(random, 50_000)),
    addr1: streetAddress(random),
    customer_name: personName(random),
    place_name: site,
    place_manager_name: personName(random),
    place_manager_mobile: mobileNumber(random),
    sales_user_id: pickOne(random, cast.salesIds),
    ...award(random, cast, { won: isWon(random, status), day: dates[0] ?? day }),
    bill_date: status === Invoiced || status === Settled ? addDays(day, 30) : null,
    search_terms: projectTerms({ projectName: name, areaId, pmUserIds: pms }),
    created_on: day,
    dates,
    pms,
    materials: pickSome(random, cast.materialIds, 1),
  };
}
