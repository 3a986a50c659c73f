import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import type { EntryRecord } from './queries/entries.ts';

/** An entry on the wire. Contractors get no PMs. */
export const viewEntry = (actor: Actor, row: EntryRecord): CalendarEntry => ({
  kind: row.kind,
  id: row.id,
  status: row.status,
  projectName: row.project_name,
  areaId: row.area_id,
  areaName: row.area_name,
  startDay: row.start_day,
  startTime: row.start_time,
  offeredDays: row.offered,
  companyId: row.company_id ?? 0,
  teamName: row.team_name,
  dailyTeams: row.daily_teams ?? 0,
  pmIds: isStaff(actor) ? row.pm_ids : [],
});
