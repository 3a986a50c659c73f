import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { type ManagerValues, managerItems } from '@portal/contract/areas/managers/changes';
import { managerEditChecks } from '@portal/contract/areas/managers/forms';
import { deletedLabel } from '@portal/contract/areas/managers/lists';
import type { FormItem } from '@portal/contract/core/forms';
import { useState } from 'react';
import { useChangeReasons } from '../../../kit/form/change-reasons.ts';
import type { EditRules } from '../../../kit/form/edit-rules.ts';
import { useRecordEdit } from '../../../kit/form/use-record-edit.ts';
import { editManager, readManager } from '../api.ts';
import { useManagerChoices, withNames } from './use-choices.ts';
import { usePhoneCheck, withPhoneCheck } from './use-phone-check.ts';
import { EMPTY_VALUES, editRequest, valuesOf } from './values.ts';

/** How a manager is edited (decisions.md section 20). */
const rules: EditRules<ManagerInfo, ManagerValues, FormItem<ManagerValues>> = {
  draftOf: valuesOf,
  items: managerItems,
  isOpen: () => true,
  asked: (values) => values,
  beside: [{ name: '상태', key: ({ delYn }) => delYn, show: ({ delYn }) => deletedLabel(delYn) }],
};

/** The edit of a manager, one reason per changed item (MGR-40 to MGR-47). */
export function useManagerEdit({ manager, reload }: { manager: ManagerInfo; reload: () => Promise<void> }) {
  const choices = useManagerChoices(manager);
  const reasons = useChangeReasons();
  const [typedPhone, setTypedPhone] = useState(manager.userPhone);
  const phone = usePhoneCheck(typedPhone, manager.userPhone);
  const edit = useRecordEdit({
    rules,
    stored: manager,
    reload,
    read: () => readManager(manager.userId),
    follow: (draft) => withNames(draft, choices),
    checks: withPhoneCheck(managerEditChecks, phone),
    empty: EMPTY_VALUES,
    requestOf: editRequest,
    send: editManager,
    done: 'manager.edit.done',
    failed: 'manager.edit.failed',
    reasons,
  });
  if (edit.form.draft.UserPhone !== typedPhone) setTypedPhone(edit.form.draft.UserPhone);
  return { ...edit, choices, phone };
}
