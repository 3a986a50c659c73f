import type { UsedLine } from '@portal/contract/areas/site-logs/calls';
import type { DelayKind } from '@portal/contract/areas/site-logs/logs';
import { addDays } from '@portal/contract/core/dates';
import type { Ctx } from '@portal/server/context';
import { momentOn } from '../jobs.ts';
import { insertAll } from '../queries.ts';
import { entryIdOf } from './entry-ids.ts';
import type { PhotographedSite } from './load-photos.ts';
import type { Site } from './pick-sites.ts';
import { insertLogs, insertLogVersions, type NewLogVersion } from './queries.ts';

/** A log of one day: what it said when it was registered, and a correction. Rows lack the id of the log. */
type PlannedLog = {
  day: string;
  entryId: string;
  versions: readonly Omit<NewLogVersion, 'log_id'>[];
  photos: readonly string[];
};

/** The site whose last log is missing. */
const MISSING = 2;
const DELAYS: readonly (readonly [kind: DelayKind, text: string])[] = [
  ['C', '고객사 회의로 14시까지 소음 작업을 멈췄습니다.'],
  ['M', '브래킷이 모자라 오후에 추가로 받았습니다.'],
];

const TOMORROW = '남은 구역 작업과 청소';
/** Morning of the second day after: by then a change is a correction. */
const correctedAt = (day: string): Date => momentOn(addDays(day, 2), 9, 35);

/** The materials that were used on a day: a part of the first lines that were sent. */
function usedOf({ project }: Site, lines: readonly UsedLine[]): UsedLine[] {
  if (!project.row.material_sent) return [];
  return lines.slice(0, 2).map((line) => ({ ...line, quantity: Math.max(1, Math.floor(line.quantity / 2)) }));
}

/** `isOldest` is the site whose first log was corrected: on the others it may still be edited. */
type Writing = { site: Site; lines: readonly UsedLine[]; now: Date; isOldest: boolean };

function versionsOf({ site, lines, now, isOldest }: Writing, day: string, position: number): PlannedLog['versions'] {
  const { scope } = site.project.work;
  const written = momentOn(day, 17, 24 + site.index);
  const [kind, text] = (position === 1 ? DELAYS[site.index % DELAYS.length] : undefined) ?? ['' as const, ''];
  const people = site.project.row.total_people ?? 1;
  const first = {
    award_id: site.awardId,
    user_id: site.crew,
    work: scope[position % scope.length] ?? '',
    headcount: people,
    materials: JSON.stringify(usedOf(site, lines)),
    delay_kind: kind,
    delay_text: text,
    tomorrow: day === site.days.at(-1) ? '' : TOMORROW,
    reason: '',
    written_at: written,
    device_at: written,
  };
  const at = correctedAt(day);
  if (!isOldest || position > 0 || at > now) return [first];
  const reason = '투입 인원을 한 명 적게 적었습니다.';
  return [first, { ...first, headcount: people + 1, reason, written_at: at, device_at: at }];
}

function logsOf(writing: Writing, photos: PhotographedSite['photos']): PlannedLog[] {
  const { site } = writing;
  const days = site.index === MISSING ? site.days.slice(0, -1) : site.days;
  return days.map((day, position) => ({
    day,
    entryId: entryIdOf(site, 'log', position),
    versions: versionsOf(writing, day, position),
    photos: photos.filter((photo) => photo.day === day && photo.label !== 'M').map(({ entryId }) => entryId),
  }));
}

/** Loads the logs of sites. One log of the oldest site under way is corrected. */
export async function loadLogs(
  { db, now }: Ctx,
  sites: readonly PhotographedSite[],
  { oldest, linesOf }: { oldest: Site | undefined; linesOf: (site: Site) => readonly UsedLine[] },
): Promise<void> {
  const logs = sites.flatMap(({ site, photos }) =>
    logsOf({ site, lines: linesOf(site), now: now(), isOldest: site === oldest }, photos).map((log) => ({
      ...log,
      award_id: site.awardId,
    })),
  );
  const ids = await insertLogs(
    db,
    logs.map(({ award_id, day, entryId, versions }) => ({
      award_id,
      day,
      entry_id: entryId,
      version: versions.length,
    })),
  );
  const versions = logs.flatMap((log, index) =>
    log.versions.map((row) => ({ row: { ...row, log_id: ids[index] ?? 0 }, photos: log.photos })),
  );
  const versionIds = await insertLogVersions(
    db,
    versions.map(({ row }) => row),
  );
  await insertAll(
    db,
    'site_log_photo',
    versions.flatMap(({ row, photos }, index) =>
      photos.map((entry_id, position) => ({
        version_id: versionIds[index] ?? 0,
        award_id: row.award_id,
        position,
        entry_id,
      })),
    ),
  );
}
