import { agreedItems } from '@portal/contract/areas/outsourced-projects/agreement';
import type { Agreement as ShownAgreement } from '@portal/contract/areas/outsourced-projects/shapes';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import { toYesNo } from '@portal/contract/core/formats';
import { viewMoment } from '#areas/project/public/view-project.ts';
import type { Agreement } from './queries/acceptance.ts';

const momentOf = (stored: string | null): string => viewMoment(stored === null ? null : new Date(stored));

/**
 * The accepted terms as they were, the changes since with their reasons, and the winner's responses (A-12, D-220).
 * Changes of the site are left out for viewers who do not see the customer.
 */
export function viewAgreement(actor: Actor, agreed: Agreement, customerVisible: boolean): ShownAgreement {
  const visibleItems = agreedItems(customerVisible);
  return {
    price: String(agreed.price),
    addPrice: String(agreed.add_price),
    startDate: agreed.start_date,
    version: agreed.version,
    acceptedDtm: viewMoment(agreed.accepted_at),
    userName: agreed.user_name,
    scope: agreed.scope,
    changes: agreed.changes
      .filter(({ item_name }) => visibleItems.includes(item_name))
      .map((change) => ({
        changeId: change.id,
        itemName: change.item_name,
        originValue: change.origin_value,
        newValue: change.new_value,
        changeReason: change.change_reason,
        createdDtm: momentOf(change.created_at),
        readYN: toYesNo(isStaff(actor) || change.id <= agreed.read_until),
      })),
    responses: agreed.responses.map((response) => ({
      responseId: response.id,
      kind: response.kind,
      changeId: response.change_id,
      userName: response.user_name,
      createdDtm: momentOf(response.created_at),
      objection: response.objection,
      closedDtm: momentOf(response.closed_at),
      answer: response.answer,
      answerUserName: response.answerer_name,
    })),
  };
}
