import type { ManagerInfo } from '@portal/contract/areas/managers/calls';
import { MANAGER_PASSWORD_ITEM, type ManagerValues, managerItems } from '@portal/contract/areas/managers/changes';
import { managerEditChecks } from '@portal/contract/areas/managers/forms';
import { deletedLabel } from '@portal/contract/areas/managers/lists';
import { useChangeReasons } from '#kit/edit/change-reasons.ts';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { useRecordSections } from '#kit/edit/use-record-sections.ts';
import { editManager, readManager } from '../api.ts';
import { useManagerChoices, withNames } from './use-manager-choices.ts';
import { usePhoneChecks } from './use-phone-check.ts';
import { EMPTY_VALUES, editRequest, valuesOf } from './values.ts';

/** The edit rules of a manager (project-changes.md). */
const rules: EditRules<ManagerInfo, ManagerValues> = {
  draftOf: valuesOf,
  items: managerItems,
  otherItems: [{ name: '상태', key: ({ delYn }) => delYn, show: ({ delYn }) => deletedLabel(delYn) }],
};

/** The one section that turns into fields. The password has a dialog of its own. */
const SECTIONS = { info: managerItems.map(({ name }) => name).filter((name) => name !== MANAGER_PASSWORD_ITEM) };

/** The edit of a manager, one reason per changed item (MGR-40 to MGR-47). */
export function useManagerEdit({ manager, reload }: { manager: ManagerInfo; reload: () => Promise<void> }) {
  const choices = useManagerChoices(manager);
  const reasons = useChangeReasons();
  const reloaded = (): Promise<void> => sections.closeAfter(reload);
  const edit = useRecordEdit({
    rules,
    stored: manager,
    reload: () => reloaded(),
    read: () => readManager(manager.userId),
    show: (field) => sections.show(field),
    derive: (draft) => withNames(draft, choices),
    checks: usePhoneChecks(managerEditChecks),
    empty: EMPTY_VALUES,
    requestOf: editRequest,
    send: editManager,
    done: 'manager.edit.done',
    failed: 'manager.edit.failed',
    reasons,
  });
  const sections = useRecordSections<ManagerInfo, ManagerValues, 'info'>({
    sections: SECTIONS,
    rules,
    stored: manager,
    edit,
  });
  return { ...edit, choices, sections };
}
