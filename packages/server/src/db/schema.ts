import type { AlarmTables } from '#areas/alarms/tables.ts';
import type { AuditTables } from '#areas/audit/tables.ts';
import type { AuthTables } from '#areas/auth/tables.ts';
import type { CalendarTables } from '#areas/calendar/tables.ts';
import type { CommentTables } from '#areas/comments/tables.ts';
import type { DepartmentTables } from '#areas/departments/tables.ts';
import type { EmployeeTables } from '#areas/employees/tables.ts';
import type { ExcelTables } from '#areas/excel/tables.ts';
import type { FileTables } from '#areas/files/tables.ts';
import type { InternalTables } from '#areas/internal-projects/tables.ts';
import type { ListViewTables } from '#areas/list-views/tables.ts';
import type { MailTables } from '#areas/mail/tables.ts';
import type { MenuTables } from '#areas/menu/tables.ts';
import type { NoticeTables } from '#areas/notices/tables.ts';
import type { NotifyTables } from '#areas/notify/tables.ts';
import type { OutsourcedTables } from '#areas/outsourced-projects/tables.ts';
import type { PasswordLinkTables } from '#areas/password-links/tables.ts';
import type { PeopleTables } from '#areas/people/tables.ts';
import type { PushTables } from '#areas/push/tables.ts';
import type { ReceiptTables } from '#areas/receipts/tables.ts';
import type { ReferenceTables } from '#areas/reference/tables.ts';
import type { RetentionTables } from '#areas/retention/tables.ts';
import type { SearchTables } from '#areas/search/tables.ts';
import type { SecondFactorTables } from '#areas/second-factor/tables.ts';
import type { SiteTables } from '#areas/site/tables.ts';
import type { SiteLogTables } from '#areas/site-logs/tables.ts';
import type { SitePhotoTables } from '#areas/site-photos/tables.ts';
import type { SiteReportTables } from '#areas/site-reports/tables.ts';
import type { TalkTables } from '#areas/talk/tables.ts';
import type { WorkspaceTables } from '#areas/workspace/tables.ts';
import type { WorkspaceEntryTables } from '#areas/workspace-entries/tables.ts';
import type { SystemTables } from './system-tables.ts';

/** Every table under its name in the database, as its area declares it. */
export type Database = AlarmTables &
  AuthTables &
  CalendarTables &
  CommentTables &
  FileTables &
  InternalTables &
  MailTables &
  MenuTables &
  NoticeTables &
  NotifyTables &
  OutsourcedTables &
  PasswordLinkTables &
  PeopleTables &
  PushTables &
  AuditTables &
  DepartmentTables &
  EmployeeTables &
  ReceiptTables &
  ReferenceTables &
  WorkspaceTables &
  WorkspaceEntryTables &
  SearchTables &
  SecondFactorTables &
  TalkTables &
  RetentionTables &
  ExcelTables &
  ListViewTables &
  SiteTables &
  SitePhotoTables &
  SiteLogTables &
  SiteReportTables &
  SystemTables;
