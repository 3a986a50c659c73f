import { ConfirmStatus } from '@portal/contract/areas/alarms/feed';
import { FilterButtons } from '../../../ui/filter-buttons.tsx';
import type { AlarmFilter } from '../api.ts';
import './alarm-filters.css';

const STATUSES = [
  { value: ConfirmStatus.Unread, label: '미확인' },
  { value: ConfirmStatus.All, label: '전체' },
] as const;

const CATEGORIES = [
  { value: 'A', label: '전체' },
  { value: 'P', label: '프로젝트' },
  { value: 'M', label: '담당자' },
  { value: 'N', label: '공지사항' },
] as const;

type Props = {
  filter: AlarmFilter;
  onChange: (part: Partial<AlarmFilter>) => void;
};

/** Read state and category over the list of alarms (ALARM-42, ALARM-43). */
export function AlarmFilters({ filter, onChange }: Props) {
  return (
    <div className="alarm-filters">
      <span aria-hidden="true">확인</span>
      <FilterButtons
        label="확인 상태"
        value={filter.confirmStatus}
        options={STATUSES}
        onChange={(confirmStatus) => onChange({ confirmStatus })}
      />
      <span aria-hidden="true">분류</span>
      <FilterButtons
        label="분류"
        value={filter.category}
        options={CATEGORIES}
        onChange={(category) => onChange({ category })}
      />
    </div>
  );
}
