import { reviewChecks } from '../areas/audit/forms.ts';
import { NOTICE_PREFIX } from '../areas/notices/boards.ts';
import { noticeItems } from '../areas/notices/changes.ts';
import { noticeChecks } from '../areas/notices/forms.ts';
import { companyChecks, holidayChecks, materialChecks, menuChecks, nameChecks } from '../areas/reference/forms.ts';
import { periodChecks, personChecks, restoreChecks } from '../areas/retention/forms.ts';
import { viewChecks } from '../core/saved-views.ts';
import { ATTACHED, type CallRules, type RulesByPath, STORED } from './rule.ts';

const notice: CallRules = {
  checks: noticeChecks,
  items: noticeItems,
  refusals: [...ATTACHED, 'BAD_STATE'],
  messages: ['notice.mustRead.dayPast'],
};

/** The rules of the calls of one notice board. */
const ofBoard = (prefix: string): RulesByPath => ({
  [`${prefix}/notice-add`]: notice,
  [`${prefix}/notice-edit`]: notice,
  [`${prefix}/notice-image-upload`]: { refusals: STORED },
  [`${prefix}/notice-file-upload`]: { refusals: ATTACHED },
  [`${prefix}/notice-remind`]: { refusals: ['BAD_STATE'] },
});

const EXISTS = ['REFERENCE_EXISTS'] as const;
const inUse: CallRules = { refusals: ['REFERENCE_IN_USE'] };
const order: CallRules = { refusals: ['STALE'] };
const imported: CallRules = {
  refusals: [
    'IMPORT_FILE',
    'IMPORT_OLD',
    'IMPORT_SIZE',
    'IMPORT_HEADINGS',
    'IMPORT_EMPTY',
    'IMPORT_ROWS',
    'IMPORT_FAULTS',
  ],
};

/** The rules of notices, reference data, logs and retention. */
export const recordRules: RulesByPath = {
  ...ofBoard(NOTICE_PREFIX.C),
  ...ofBoard(NOTICE_PREFIX.M),
  'Reference/name-add': { checks: nameChecks, refusals: EXISTS },
  'Reference/name-edit': { checks: nameChecks, refusals: EXISTS },
  'Reference/name-order': order,
  'Reference/name-remove': inUse,
  'Reference/company-add': { checks: companyChecks, refusals: EXISTS },
  'Reference/company-edit': { checks: companyChecks, refusals: EXISTS },
  'Reference/company-order': order,
  'Reference/company-remove': inUse,
  'Reference/company-import': imported,
  'Reference/material-add': { checks: materialChecks, refusals: EXISTS },
  'Reference/material-edit': { checks: materialChecks, refusals: EXISTS },
  'Reference/material-order': order,
  'Reference/material-remove': inUse,
  'Reference/material-import': imported,
  'Reference/holiday-add': { checks: holidayChecks, refusals: EXISTS },
  'Reference/holiday-edit': { checks: holidayChecks, refusals: EXISTS },
  'Reference/menu-add': { checks: menuChecks },
  'Reference/menu-edit': { checks: menuChecks },
  'Reference/menu-order': order,
  'Audit/access-review-done': { checks: reviewChecks, refusals: ['REVIEW_EARLY'] },
  'Excel/list-export': {
    refusals: ['EXPORT_ROWS', 'EXPORT_BUSY'],
    messages: ['excel.columns.none', 'excel.reason.short'],
  },
  'ListView/view-add': { checks: viewChecks, refusals: ['VIEW_LIMIT'] },
  'ListView/view-edit': { checks: viewChecks, refusals: ['STALE'] },
  'Retention/dry-run': { refusals: ['RETENTION_PERIOD'] },
  'Retention/waiting-job-allow': { refusals: ['NOT_FOUND', 'STALE'] },
  'Retention/period-edit': { checks: periodChecks, refusals: ['RETENTION_PERIOD', 'STALE'] },
  'Retention/person-data': { checks: personChecks },
  'Retention/deleted-restore': { checks: restoreChecks, refusals: ['RETENTION_OVER', 'ALREADY_RESTORED'] },
};
