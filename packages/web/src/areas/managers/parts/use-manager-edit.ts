import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { type ManagerValues, managerItems } from '@portal/contract/areas/managers/changes';
import { managerEditChecks } from '@portal/contract/areas/managers/forms';
import { deletedLabel } from '@portal/contract/areas/managers/lists';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { editManager, readManager } from '../api.ts';
import { useManagerChoices, withNames } from './use-manager-choices.ts';
import { usePhoneChecks } from './use-phone-check.ts';
import { EMPTY_VALUES, editRequest, valuesOf } from './values.ts';

/** The edit rules of a manager (decisions.md section 20). */
const rules: EditRules<ManagerInfo, ManagerValues> = {
  draftOf: valuesOf,
  items: managerItems,
  otherItems: [{ name: '상태', key: ({ delYn }) => delYn, show: ({ delYn }) => deletedLabel(delYn) }],
};

/** The edit of a manager, one reason per changed item (MGR-40 to MGR-47). */
export function useManagerEdit({ manager, reload }: { manager: ManagerInfo; reload: () => Promise<void> }) {
  const choices = useManagerChoices(manager);
  const reasons = useChangeReasons();
  const edit = useRecordEdit({
    rules,
    stored: manager,
    reload,
    read: () => readManager(manager.userId),
    derive: (draft) => withNames(draft, choices),
    afterSave: (draft) => ({ ...draft, UserPw: '' }),
    checks: usePhoneChecks(managerEditChecks),
    empty: EMPTY_VALUES,
    requestOf: editRequest,
    send: editManager,
    done: 'manager.edit.done',
    failed: 'manager.edit.failed',
    reasons,
  });
  return { ...edit, choices };
}
