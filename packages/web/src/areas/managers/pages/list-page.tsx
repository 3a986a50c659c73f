import type { ManagerRow } from '@portal/contract/areas/managers/calls';
import { deletedLabel, MANAGER_LIST } from '@portal/contract/areas/managers/lists';
import { isStaff } from '@portal/contract/core/actor';
import { useCompanyFilter } from '#areas/lookups/public/use-lookups.ts';
import type { BatchAction } from '#kit/list/batch/run-batch.ts';
import { DELETE_MEMO } from '#kit/list/delete-memo.ts';
import { statusChips } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { paths } from '#lib/paths.ts';
import { useActor } from '#lib/use-actor.ts';
import { ACCOUNT_STATE } from '#ui/marks/status-badge.tsx';
import { managerList, removeManager, restoreManager } from '../api.ts';
import { managerCard, managerColumns } from '../parts/manager-columns.tsx';

const listView = (staff: boolean) => ({ columns: managerColumns(staff), card: managerCard(staff) });
const FOR_STAFF = listView(true);
const FOR_PARTNERS = listView(false);

const STATUSES = statusChips(MANAGER_LIST.statuses, {
  labelOf: deletedLabel,
  markOf: (code) => (code === 'Y' ? ACCOUNT_STATE.deleted : ACCOUNT_STATE.used),
});

/** Deleting ends the sessions of the managers. Both actions ask for confirmation (MGR-13 to MGR-22). */
const ACTIONS: readonly BatchAction<ManagerRow>[] = [
  {
    label: '삭제',
    removes: true,
    noneMarked: 'manager.remove.noneSelected',
    refusalOf: ({ delYn }) => (delYn === 'Y' ? 'manager.remove.already' : null),
    question: 'manager.remove.confirm',
    done: 'manager.remove.done',
    summary: { title: '삭제 결과', text: 'manager.remove.summary' },
    memo: DELETE_MEMO,
    act: removeManager,
  },
  {
    label: '미삭제',
    noneMarked: 'manager.restore.noneSelected',
    refusalOf: ({ delYn }) => (delYn === 'N' ? 'manager.restore.already' : null),
    question: 'manager.restore.confirm',
    done: 'manager.restore.done',
    summary: { title: '미삭제 결과', text: 'manager.restore.summary' },
    memo: { ...DELETE_MEMO, label: '미삭제 사유', missing: 'retention.restore.reason' },
    act: restoreManager,
  },
];

/** /managers/list: the managers of the contractors. Contractors see those of their own company (MGR-02 to MGR-16). */
export function ListPage() {
  const actor = useActor();
  const staff = isStaff(actor);
  const companies = useCompanyFilter(staff);
  return (
    <ListScreen
      title="업체 담당자목록"
      emptyHint="manager.list.hint"
      unit="명"
      {...managerList(actor)}
      filters={[STATUSES, companies, { kind: 'search', types: MANAGER_LIST.types }]}
      keyOf={({ userId }) => userId}
      nameOf={({ userName }) => userName}
      {...(staff ? FOR_STAFF : FOR_PARTNERS)}
      batch={staff ? ACTIONS : []}
      addPath={staff ? paths.managerAdd : undefined}
    />
  );
}
