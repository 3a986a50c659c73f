import type { SchemaMigration } from '../schema-migration.ts';
import * as baseline from './0001-baseline.ts';
import * as announcedHolidays from './0002-announced-holidays.ts';
import * as changesAfterAward from './0003-changes-after-award.ts';
import * as reactions from './0004-reactions.ts';
import * as outsideNumber from './0005-outside-number.ts';
import * as staffDuties from './0006-staff-duties.ts';
import * as internalAnnouncements from './0008-internal-announcements.ts';
import * as referenceOrder from './0009-reference-order.ts';
import * as search from './0010-search.ts';
import * as workbooks from './0011-workbooks.ts';
import * as figures from './0012-figures.ts';
import * as projectCalendar from './0013-project-calendar.ts';
import * as listViews from './0014-list-views.ts';
import * as constructionManagers from './0015-construction-managers.ts';
import * as lastSignIns from './0016-last-sign-ins.ts';
import * as usedViews from './0017-used-views.ts';
import * as jobs from './0018-jobs.ts';
import * as systemStatus from './0019-system-status.ts';
import * as messages from './0020-messages.ts';
import * as messagesAgain from './0021-messages-again.ts';
import * as choices from './0022-choices.ts';
import * as mailAddresses from './0023-mail-addresses.ts';
import * as pushDevices from './0024-push-devices.ts';
import * as talkGroups from './0025-talk-groups.ts';
import * as talk from './0028-talk.ts';
import * as talkAlarms from './0029-talk-alarms.ts';
import * as siteVisits from './0030-site-visits.ts';
import * as safetyPoints from './0031-safety-points.ts';
import * as trades from './0032-trades.ts';
import * as outboxList from './0033-outbox-list.ts';
import * as sitePhotos from './0034-site-photos.ts';
import * as siteLogs from './0035-site-logs.ts';
import * as receipts from './0036-receipts.ts';
import * as siteReports from './0037-site-reports.ts';
import * as shownVersions from './0039-shown-versions.ts';
import * as roomRights from './0040-room-rights.ts';
import * as passwordLinks from './0042-password-links.ts';
import * as leavingDays from './0043-leaving-days.ts';
import * as deletedRecords from './0044-deleted-records.ts';
import * as nameKeys from './0048-name-keys.ts';
import * as observed from './0051-observed.ts';
import * as entryMoments from './0052-entry-moments.ts';
import * as missingCrews from './0053-missing-crews.ts';
import * as automaticMessages from './0054-automatic-messages.ts';
import * as signingMoments from './0055-signing-moments.ts';
import * as sessionAnnouncements from './0063-session-announcements.ts';
import * as monthBounds from './0064-month-bounds.ts';
import * as monthBoundsProved from './0065-month-bounds-proved.ts';
import * as accessLogMonths from './0066-access-log-months.ts';
import * as changeLogMonths from './0067-change-log-months.ts';
import * as securityEventMonths from './0068-security-event-months.ts';
import * as deliveryMonths from './0069-delivery-months.ts';
import * as listOrders from './0070-list-orders.ts';
import * as formerListOrders from './0071-former-list-orders.ts';
import * as foundFiles from './0074-found-files.ts';
import * as foundFilesProved from './0075-found-files-proved.ts';

/** Every migration in order, as docs/migrations.md wants them. A merged one is frozen; changes come as a new one. */
export const migrations: Record<string, SchemaMigration> = {
  '0001-baseline': baseline,
  '0002-announced-holidays': announcedHolidays,
  '0003-changes-after-award': changesAfterAward,
  '0004-reactions': reactions,
  '0005-outside-number': outsideNumber,
  '0006-staff-duties': staffDuties,
  '0008-internal-announcements': internalAnnouncements,
  '0009-reference-order': referenceOrder,
  '0010-search': search,
  '0011-workbooks': workbooks,
  '0012-figures': figures,
  '0013-project-calendar': projectCalendar,
  '0014-list-views': listViews,
  '0015-construction-managers': constructionManagers,
  '0016-last-sign-ins': lastSignIns,
  '0017-used-views': usedViews,
  '0018-jobs': jobs,
  '0019-system-status': systemStatus,
  '0020-messages': messages,
  '0021-messages-again': messagesAgain,
  '0022-choices': choices,
  '0023-mail-addresses': mailAddresses,
  '0024-push-devices': pushDevices,
  '0025-talk-groups': talkGroups,
  '0028-talk': talk,
  '0029-talk-alarms': talkAlarms,
  '0030-site-visits': siteVisits,
  '0031-safety-points': safetyPoints,
  '0032-trades': trades,
  '0033-outbox-list': outboxList,
  '0034-site-photos': sitePhotos,
  '0035-site-logs': siteLogs,
  '0036-receipts': receipts,
  '0037-site-reports': siteReports,
  '0039-shown-versions': shownVersions,
  '0040-room-rights': roomRights,
  '0042-password-links': passwordLinks,
  '0043-leaving-days': leavingDays,
  '0044-deleted-records': deletedRecords,
  '0048-name-keys': nameKeys,
  '0051-observed': observed,
  '0052-entry-moments': entryMoments,
  '0053-missing-crews': missingCrews,
  '0054-automatic-messages': automaticMessages,
  '0055-signing-moments': signingMoments,
  '0063-session-announcements': sessionAnnouncements,
  '0064-month-bounds': monthBounds,
  '0065-month-bounds-proved': monthBoundsProved,
  '0066-access-log-months': accessLogMonths,
  '0067-change-log-months': changeLogMonths,
  '0068-security-event-months': securityEventMonths,
  '0069-delivery-months': deliveryMonths,
  '0070-list-orders': listOrders,
  '0071-former-list-orders': formerListOrders,
  '0074-found-files': foundFiles,
  '0075-found-files-proved': foundFilesProved,
};
