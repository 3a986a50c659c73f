import { accountMessages, accountRefusals } from './areas/account/messages.ts';
import { alarmMessages } from './areas/alarms/messages.ts';
import { auditMessages, auditRefusals } from './areas/audit/messages.ts';
import { authMessages, authRefusals } from './areas/auth/messages.ts';
import { calendarMessages, calendarRefusals } from './areas/calendar/messages.ts';
import { commentMessages, commentRefusals } from './areas/comments/messages.ts';
import { departmentMessages, departmentRefusals } from './areas/departments/messages.ts';
import { employeeMessages, employeeRefusals } from './areas/employees/messages.ts';
import { excelMessages, excelRefusals } from './areas/excel/messages.ts';
import { fileMessages, fileRefusals } from './areas/files/messages.ts';
import { internalMessages, internalRefusals } from './areas/internal-projects/messages.ts';
import { viewMessages, viewRefusals } from './areas/list-views/messages.ts';
import { mailMessages, mailRefusals } from './areas/mail/messages.ts';
import { managerMessages, managerRefusals } from './areas/managers/messages.ts';
import { noticeMessages } from './areas/notices/messages.ts';
import { notifyMessages, notifyRefusals } from './areas/notify/messages.ts';
import { outsourcedMessages, outsourcedRefusals } from './areas/outsourced-projects/messages.ts';
import { passwordLinkMessages, passwordLinkRefusals } from './areas/password-links/messages.ts';
import { projectMessages, projectRefusals } from './areas/project/messages.ts';
import { pushMessages, pushRefusals } from './areas/push/messages.ts';
import { receiptMessages, receiptRefusals } from './areas/receipts/messages.ts';
import { referenceMessages, referenceRefusals } from './areas/reference/messages.ts';
import { retentionMessages, retentionRefusals } from './areas/retention/messages.ts';
import { secondFactorMessages, secondFactorRefusals } from './areas/second-factor/messages.ts';
import { settlementMessages, settlementRefusals } from './areas/settlement/messages.ts';
import { siteMessages, siteRefusals } from './areas/site/messages.ts';
import { siteLogMessages, siteLogRefusals } from './areas/site-logs/messages.ts';
import { sitePhotoMessages, sitePhotoRefusals } from './areas/site-photos/messages.ts';
import { reportMessages, reportRefusals } from './areas/site-reports/messages.ts';
import { workspaceMessages, workspaceRefusals } from './areas/workspace/messages.ts';
import { entryMessages, entryRefusals } from './areas/workspace-entries/messages.ts';
import { coreMessages, coreRefusals } from './core/messages.ts';

/** Every refusal of the server by its code, with HTTP status and text. */
export const REFUSALS = {
  ...coreRefusals,
  ...authRefusals,
  ...projectRefusals,
  ...outsourcedRefusals,
  ...mailRefusals,
  ...passwordLinkRefusals,
  ...notifyRefusals,
  ...pushRefusals,
  ...internalRefusals,
  ...fileRefusals,
  ...commentRefusals,
  ...calendarRefusals,
  ...settlementRefusals,
  ...siteRefusals,
  ...sitePhotoRefusals,
  ...siteLogRefusals,
  ...receiptRefusals,
  ...reportRefusals,
  ...referenceRefusals,
  ...retentionRefusals,
  ...departmentRefusals,
  ...employeeRefusals,
  ...managerRefusals,
  ...accountRefusals,
  ...workspaceRefusals,
  ...entryRefusals,
  ...secondFactorRefusals,
  ...auditRefusals,
  ...excelRefusals,
  ...viewRefusals,
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof REFUSALS;

/** Body of every refusal. `field` is the request field of a failed check. */
export type RefusalBody = { message: string; code: RefusalCode; field?: string };

const sentences = {
  ...coreMessages,
  ...authMessages,
  ...projectMessages,
  ...outsourcedMessages,
  ...internalMessages,
  ...fileMessages,
  ...commentMessages,
  ...calendarMessages,
  ...alarmMessages,
  ...mailMessages,
  ...passwordLinkMessages,
  ...notifyMessages,
  ...pushMessages,
  ...settlementMessages,
  ...siteMessages,
  ...sitePhotoMessages,
  ...siteLogMessages,
  ...receiptMessages,
  ...reportMessages,
  ...referenceMessages,
  ...retentionMessages,
  ...departmentMessages,
  ...employeeMessages,
  ...managerMessages,
  ...accountMessages,
  ...workspaceMessages,
  ...entryMessages,
  ...secondFactorMessages,
  ...auditMessages,
  ...noticeMessages,
  ...excelMessages,
  ...viewMessages,
} as const;

/** Key of a message: a sentence by its own key, or the text of a refusal by its code. */
export type MessageKey = keyof typeof sentences | RefusalCode;

const isRefusal = (key: MessageKey): key is RefusalCode => key in REFUSALS;

/** Whether a text is a message key. Field types may use one as the message of their issue. */
export const isMessageKey = (text: string): text is MessageKey => text in REFUSALS || text in sentences;

/** The text of a message. Each `{name}` in it is replaced by that value. */
export const messageText = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  (isRefusal(key) ? REFUSALS[key].text : sentences[key])
    .replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    .trim();
