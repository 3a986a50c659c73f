import { MaintenanceType, PayType, ProjectType } from '@portal/contract/areas/internal-projects/kinds';
import { InternalStatus } from '@portal/contract/areas/internal-projects/status';
import { addDays } from '@portal/contract/core/dates';
import { drawJob, type Job, momentOn } from './jobs.ts';
import type { MaterialKey } from './materials.ts';
import { mobileNumber, personName } from './names.ts';
import { PMS, SALES } from './people.ts';
import { OFFICE_ROOMS } from './places.ts';
import type { NewInternalProject } from './queries.ts';
import type { Random } from './random.ts';
import { workdayOnOrAfter, workdayOnOrBefore } from './timelines.ts';
import { CAUTIONS, INTERNAL_CANCEL_REASONS, MAINTENANCE_WORKS, MEMOS, SURVEY_POINTS } from './wording.ts';

/** An internal project with its related rows, before it has an id. */
export type PlannedInternal = {
  row: NewInternalProject & { created_at: Date };
  pms: readonly string[];
  materials: readonly { key: MaterialKey; quantity: number }[];
};

/** Number of projects of each type and status. */
const COUNTS = [
  [ProjectType.Installation, InternalStatus.InProgress, 7],
  [ProjectType.Installation, InternalStatus.Completed, 6],
  [ProjectType.Installation, InternalStatus.Canceled, 2],
  [ProjectType.Survey, InternalStatus.InProgress, 6],
  [ProjectType.Survey, InternalStatus.Completed, 4],
  [ProjectType.Survey, InternalStatus.Canceled, 2],
  [ProjectType.Maintenance, InternalStatus.InProgress, 7],
  [ProjectType.Maintenance, InternalStatus.Completed, 5],
  [ProjectType.Maintenance, InternalStatus.Canceled, 2],
] as const;

const TIMES = ['08:30', '09:00', '09:30', '10:00', '13:30', '14:00', '15:30', '19:00'] as const;
const TEN_THOUSAND = 10_000;

type Timing = { type: ProjectType; status: InternalStatus; createdAt: Date; startOn: string; endedAt: Date | null };

/** Draws when a project was registered, starts and ended. An ended project ended yesterday at the latest. */
function drawTiming(random: Random, today: string, { type, status }: Pick<Timing, 'type' | 'status'>): Timing {
  const created = -random.whole(1, status === InternalStatus.InProgress ? 9 : 70);
  const createdOn = workdayOnOrBefore(addDays(today, created));
  const createdAt = momentOn(createdOn, random.whole(9, 10), random.whole(0, 59));
  if (status === InternalStatus.InProgress) {
    return { type, status, createdAt, startOn: workdayOnOrAfter(addDays(today, random.whole(0, 18))), endedAt: null };
  }
  const endOn = [addDays(createdOn, random.whole(1, 8)), addDays(today, -1)].sort()[0] ?? today;
  const endedOn = [workdayOnOrBefore(endOn), createdOn].sort()[1] ?? createdOn;
  const startOn =
    status === InternalStatus.Completed ? endedOn : workdayOnOrAfter(addDays(endedOn, random.whole(1, 9)));
  return { type, status, createdAt, startOn, endedAt: momentOn(endedOn, random.whole(16, 17), random.whole(0, 59)) };
}

const lines = (title: string, points: readonly string[], cautions: readonly string[]): string =>
  [title, ...points.map((point, index) => `${index + 1}. ${point}`), '', ...cautions.map((line) => `- ${line}`)].join(
    '\n',
  );

/** Name and detail text of the work, by project type. */
function describeWork(random: Random, type: ProjectType, { place, spot, work, name }: Job) {
  const cautions = random.some(CAUTIONS, random.whole(1, 2));
  if (type === ProjectType.Installation) return { name, detail: lines('[작업 범위]', work.scope, cautions) };
  if (type === ProjectType.Survey) {
    const points = random.some(SURVEY_POINTS, random.whole(3, 5));
    return { name: `${name} 사전답사`, detail: lines('[확인 사항]', points, cautions) };
  }
  const [title, points] = random.pick(MAINTENANCE_WORKS);
  return { name: `${place.name} ${spot} ${title}`, detail: lines('[조치 사항]', points, cautions) };
}

function maintenanceFields(random: Random, type: ProjectType) {
  if (type !== ProjectType.Maintenance) return {};
  const isPaid = random.chance(0.6);
  return {
    maintenance_type: random.pick([MaintenanceType.Remote, MaintenanceType.Visit, MaintenanceType.Visit]),
    pay_type: isPaid ? PayType.Paid : PayType.Free,
    price: isPaid ? random.whole(2, 24) * 5 * TEN_THOUSAND : null,
  };
}

function endFields(random: Random, { status, endedAt }: Timing, pm: string) {
  if (status === InternalStatus.Completed) return { completed_at: endedAt, completed_by: pm };
  if (status === InternalStatus.Canceled) {
    return { canceled_at: endedAt, cancel_memo: random.pick(INTERNAL_CANCEL_REASONS) };
  }
  return {};
}

function drawMaterials(random: Random, type: ProjectType, { work }: Job): PlannedInternal['materials'] {
  const needsMaterials = type === ProjectType.Installation || (type === ProjectType.Maintenance && random.chance(0.4));
  const kinds = needsMaterials ? work.materials.slice(0, type === ProjectType.Installation ? 4 : 1) : [];
  return kinds.map(([key, least]) => ({ key, quantity: random.whole(least, least * 2) }));
}

function planProject(random: Random, job: Job, timing: Timing, areaId: number): PlannedInternal {
  const { type, status, createdAt, startOn } = timing;
  const { place } = job;
  const sales = random.pick(SALES);
  const pms = random.some(PMS, random.pick([1, 1, 2]));
  const [pm = PMS[0]] = pms;
  const { name, detail } = describeWork(random, type, job);
  const materials = drawMaterials(random, type, job);
  return {
    row: {
      status,
      project_type: type,
      ...maintenanceFields(random, type),
      project_name: name,
      area_id: areaId,
      start_date: startOn,
      start_time: random.pick(TIMES),
      zip_code: place.zipCode,
      addr1: place.street,
      addr2: random.pick(OFFICE_ROOMS[place.kind]),
      detail_content: detail,
      etc_memo: random.chance(0.6) ? random.pick(MEMOS) : '',
      no_materials: materials.length === 0,
      material_confirmed: materials.length > 0 && (status === InternalStatus.Completed || random.chance(0.4)),
      sales_user_id: sales,
      customer_name: place.customer,
      place_name: place.name,
      place_manager_name: personName(random),
      place_manager_mobile: mobileNumber(random),
      choice_user_id: type === ProjectType.Installation && random.chance(0.8) ? random.pick(PMS) : null,
      ...endFields(random, timing, pm),
      pm_ids: pms,
      created_by: random.chance(0.7) ? sales : pm,
      created_at: createdAt,
    },
    pms,
    materials,
  };
}

/** Plans internal projects of every type and status, oldest first. */
export function planInternalProjects(
  random: Random,
  areaId: (name: string) => number,
  today: string,
): PlannedInternal[] {
  const usedNames = new Set<string>();
  const timings = COUNTS.flatMap(([type, status, count]) =>
    Array.from({ length: count }, () => drawTiming(random, today, { type, status })),
  );
  timings.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  return timings.map((timing) => {
    const job = drawJob(random, usedNames);
    return planProject(random, job, timing, areaId(job.place.area));
  });
}
