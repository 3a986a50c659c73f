import { sharedItems } from '@portal/contract/areas/project/changes';
import type { HistoryLine } from '@portal/contract/core/forms';

/** A person as a hand-over names them. */
export type HandOverPerson = { user_id: string; user_name: string };
/** Who hands over, who takes over, and why. */
export type HandOver = { from: HandOverPerson; to: HandOverPerson; reason: string };

type ProjectPeople = { sales_user_id: string; pm_ids: readonly string[] };

/** What a project becomes: its sales manager, its PMs without doubles, and the lines of its history (D-507). */
export function handedOver({ sales_user_id, pm_ids }: ProjectPeople, { from, to, reason }: HandOver) {
  const isSales = sales_user_id === from.user_id;
  const isPm = pm_ids.includes(from.user_id);
  const lineOf = (itemName: string): HistoryLine => ({
    itemName,
    originValue: from.user_name,
    newValue: to.user_name,
    changeReason: reason,
  });
  return {
    salesUserId: isSales ? to.user_id : sales_user_id,
    pmUserIds: [...new Set(pm_ids.map((id) => (id === from.user_id ? to.user_id : id)))],
    lines: [...(isSales ? [lineOf(sharedItems.sales.name)] : []), ...(isPm ? [lineOf(sharedItems.pms.name)] : [])],
  };
}
