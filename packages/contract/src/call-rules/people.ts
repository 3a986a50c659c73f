import { departmentChecks } from '../areas/departments/forms.ts';
import { employeeAddChecks, employeeEditChecks, numberReasonChecks } from '../areas/employees/forms.ts';
import { handOverChecks } from '../areas/employees/leaving.ts';
import { mailChecks } from '../areas/mail/policy.ts';
import { managerItems } from '../areas/managers/changes.ts';
import { managerAddChecks, managerEditChecks } from '../areas/managers/forms.ts';
import { resendChecks } from '../areas/notify/deliveries.ts';
import { linkReasonChecks } from '../areas/password-links/forms.ts';
import { ATTACHED, type RulesByPath, STORED } from './rule.ts';

const ACCOUNT = ['DUPLICATE_ID', 'DUPLICATE_PHONE', 'WEAK_PASSWORD'] as const;
const GUARDED = ['PERSON_HAS_M', 'PERSON_HAS_MENUS'] as const;
const LAST = ['PERMISSION_CHANGES', 'LAST_ADMIN'] as const;

/** The rules of employees, departments, contractors' users and devices. */
export const peopleRules: RulesByPath = {
  'Notify/notify-choice-update': { refusals: ['ALERT_NEEDED', 'CONSENT_NEEDED', 'NOT_FOUND'] },
  'Notify/notify-mail-code-send': {
    checks: mailChecks,
    refusals: ['MAIL_REFUSED', 'MAIL_UNSENT', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'Notify/notify-mail-code-check': { refusals: ['CODE_WRONG'] },
  'Notify/notify-talk-offer-add': { refusals: ['NOT_FOUND'] },
  'Manager/manager-add': { checks: managerAddChecks, items: managerItems, refusals: ACCOUNT },
  'Manager/manager-edit': {
    checks: managerEditChecks,
    items: managerItems,
    refusals: [...ACCOUNT, 'RETENTION_OVER'],
  },
  'User/password-link-add': {
    checks: linkReasonChecks,
    refusals: ['BAD_STATE', 'RETENTION_OVER', ...GUARDED],
  },
  'Manager/manager-delete': { refusals: ['RETENTION_OVER'] },
  'Manager/manager-no-delete': { refusals: ['RETENTION_OVER'] },
  'Notify/outbox-resend': {
    checks: resendChecks,
    refusals: ['SENT_JUST_NOW', 'NOT_RESENDABLE', 'RETENTION_OVER'],
  },
  'Notify/outbox-cancel': { refusals: ['NOT_CANCELABLE'] },
  'Notify/outbox-test': { refusals: ['SENT_JUST_NOW', 'TEST_UNREACHED'] },
  'User/user-add': { checks: employeeAddChecks, refusals: [...ACCOUNT, 'FILE_EXISTS'] },
  'User/user-edit': {
    checks: employeeEditChecks,
    refusals: [...ACCOUNT, ...GUARDED, ...LAST, 'FILE_EXISTS', 'RETENTION_OVER'],
  },
  'User/user-number-read': { checks: numberReasonChecks, refusals: ['TOO_MANY_REQUESTS'] },
  'User/user-duty-edit': { refusals: ['RETENTION_OVER'] },
  'User/user-hand-over': { checks: handOverChecks, refusals: GUARDED },
  'User/user-del': { refusals: ['SELF_DELETE', 'LAST_ADMIN', ...GUARDED] },
  'User/user-photo-image-upload': { refusals: STORED },
  'User/user-attach-files-upload': { refusals: ATTACHED },
  'Department/depart-add': { checks: departmentChecks },
  'Department/depart-edit': { checks: departmentChecks, refusals: ['BAD_STATE', ...GUARDED, ...LAST] },
  'Department/depart-move': { refusals: ['BAD_STATE'] },
  'Department/depart-del': { refusals: ['DEPT_IN_USE', 'BAD_STATE'] },
  'Notify/push-device-add': { refusals: ['PUSH_OFF', 'PUSH_SERVICE', 'PUSH_OTHER'] },
  'Notify/push-device-test': { refusals: ['PUSH_OFF', 'PUSH_FAILED', 'PUSH_GONE'] },
};
