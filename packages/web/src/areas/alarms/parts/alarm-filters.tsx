import { ConfirmStatus } from '@portal/contract/areas/alarms/filters';
import { FilterButtons } from '../../../ui/filter-buttons.tsx';
import { PageSizeSelect } from '../../../ui/page-size-select.tsx';
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
  /** Undefined until the first answer. */
  total: number | undefined;
  onChange: (part: Partial<AlarmFilter>) => void;
};

/** Read state, category and page size over the list of alarms (ALARM-42, ALARM-43). */
export function AlarmFilters({ filter, total, onChange }: Props) {
  return (
    <>
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
      <div className="alarm-tools">
        <span role="status">{total === undefined ? '' : `전체 ${total.toLocaleString('ko-KR')}건`}</span>
        <PageSizeSelect value={filter.size} onChange={(size) => onChange({ size })} />
      </div>
    </>
  );
}
