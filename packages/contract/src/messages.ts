import { accountMessages, accountRefusals } from './areas/account/messages.ts';
import { alarmMessages } from './areas/alarms/messages.ts';
import { auditMessages, auditRefusals } from './areas/audit/messages.ts';
import { authMessages, authRefusals } from './areas/auth/messages.ts';
import { commentMessages, commentRefusals } from './areas/comments/messages.ts';
import { departmentMessages, departmentRefusals } from './areas/departments/messages.ts';
import { employeeMessages, employeeRefusals } from './areas/employees/messages.ts';
import { fileMessages, fileRefusals } from './areas/files/messages.ts';
import { internalMessages, internalRefusals } from './areas/internal-projects/messages.ts';
import { managerMessages, managerRefusals } from './areas/managers/messages.ts';
import { noticeMessages } from './areas/notices/messages.ts';
import { outsourcedMessages, outsourcedRefusals } from './areas/outsourced-projects/messages.ts';
import { projectMessages, projectRefusals } from './areas/project/messages.ts';
import { referenceMessages, referenceRefusals } from './areas/reference/messages.ts';
import { retentionMessages, retentionRefusals } from './areas/retention/messages.ts';
import { secondFactorMessages, secondFactorRefusals } from './areas/second-factor/messages.ts';
import { settlementMessages, settlementRefusals } from './areas/settlement/messages.ts';
import { workspaceMessages, workspaceRefusals } from './areas/workspace/messages.ts';
import { entryMessages, entryRefusals } from './areas/workspace-entries/messages.ts';
import { coreMessages, coreRefusals } from './core/messages.ts';

/** Every refusal the server can give, by its code: HTTP status and text. */
export const REFUSALS = {
  ...coreRefusals,
  ...authRefusals,
  ...projectRefusals,
  ...outsourcedRefusals,
  ...internalRefusals,
  ...fileRefusals,
  ...commentRefusals,
  ...settlementRefusals,
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
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof REFUSALS;

/** Body of every refusal on the wire. `field` names the request field of a failed check. */
export type RefusalBody = { message: string; code: RefusalCode; field?: string };

const sentences = {
  ...coreMessages,
  ...authMessages,
  ...projectMessages,
  ...outsourcedMessages,
  ...internalMessages,
  ...fileMessages,
  ...commentMessages,
  ...alarmMessages,
  ...settlementMessages,
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
} as const;

/** What the system says in reaction: a sentence by its key, or the text of a refusal by its code. */
export type MessageKey = keyof typeof sentences | RefusalCode;

const isRefusal = (key: MessageKey): key is RefusalCode => key in REFUSALS;

/** True for a text that is a key, such as a field that says in its own words what is wrong with it. */
export const isMessageKey = (text: string): text is MessageKey => text in REFUSALS || text in sentences;

/** The text of a key; `{name}` places take their value from `values`. */
export const messageText = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  (isRefusal(key) ? REFUSALS[key].text : sentences[key])
    .replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
    .trim();
