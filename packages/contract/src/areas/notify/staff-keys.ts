import { projectHistory } from '../outsourced-projects/history.ts';
import { ProjectStatus, statusLabel } from '../outsourced-projects/status.ts';
import { STATUS_ITEM } from '../project/changes.ts';
import type { NotifyKey } from './catalogue.ts';

/** A comment that rings for staff: written by hand, or the last history line of a save. */
type Rung = { automatic: boolean; item_name: string; new_value: string };

const RECEIPT = projectHistory.materialsReceived().itemName;
const BILLING = projectHistory.billDateSaved('', '').itemName;

/** What staff are told when a comment rings for them (D-412). */
export function staffKeyOf({ automatic, item_name: item, new_value: value }: Rung): NotifyKey {
  if (!automatic) return 'commented';
  if (item === STATUS_ITEM && value === statusLabel(ProjectStatus.Awarded)) return 'awarded';
  if (item === RECEIPT) return 'received';
  return item === BILLING ? 'billed' : 'edited';
}
