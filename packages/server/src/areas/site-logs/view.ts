import type { LogVersion, SiteLog } from '@portal/contract/areas/site-logs/calls';
import { seoulTime } from '@portal/contract/core/dates';
import type { LogVersionRecord } from './queries.ts';

const timeOf = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment));

const viewVersion = (version: LogVersionRecord): LogVersion => ({
  work: version.work,
  headcount: version.headcount,
  materials: version.materials,
  delayKind: version.delay_kind,
  delayText: version.delay_text,
  tomorrow: version.tomorrow,
  photos: version.photos,
  reason: version.reason,
  userName: version.user_name ?? '',
  writtenDtm: seoulTime(version.written_at),
  deviceDtm: timeOf(version.device_at),
  receivedDtm: timeOf(version.received_at),
  editedDtm: timeOf(version.edited_at),
  editedReceivedDtm: timeOf(version.edited_received_at),
  editedUserName: version.editor_name ?? '',
});

/** The logs on the wire: each as it is now, with what it said before. `versions` has the newest of each log first. */
export function viewLogs(versions: readonly LogVersionRecord[]): SiteLog[] {
  const logs = new Map<number, SiteLog>();
  for (const version of versions) {
    const log = logs.get(version.log_id);
    if (log) log.former.push(viewVersion(version));
    else
      logs.set(version.log_id, {
        ...viewVersion(version),
        logId: version.log_id,
        entryId: version.entry_id,
        day: version.day,
        version: version.version,
        former: [],
      });
  }
  return [...logs.values()];
}
