import {
  PRIORITIES,
  PRIORITY_CODES,
  TASK_STATUS_CODES,
  TASK_STATUSES,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { Person } from '#areas/workspace-entries/public/people-in-place.tsx';
import { useActor } from '#lib/use-actor.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { DUE_FILTERS, type DueFilter, type TaskAddress, type TaskView } from '../view-address.ts';
import { ChipSelect, ViewChip, ViewChips } from './view-bar.tsx';

const VIEWS = [
  { value: 'table', label: '표' },
  { value: 'board', label: '보드' },
] as const;

const DUE_WORDS: Readonly<Record<Exclude<DueFilter, '' | 'late'>, string>> = { today: '오늘까지', week: '7일 안' };

type Props = {
  address: TaskAddress;
  members: readonly Person[];
  onChange: (part: Partial<TaskAddress>) => void;
};

/** The values without any filter, set by '전체'. */
const NO_FILTERS = { who: '', status: '', priority: '', open: '', due: '' } as const;

/** The choice of view and the filters by person, state, priority and due day. */
export function TaskFilters({ address, members, onChange }: Props) {
  const { userId } = useActor();
  const { view, who, status, priority, open, due } = address;
  const isAll = [who, status, priority, open, due].every((part) => part === '');
  return (
    <>
      <Segments<TaskView> label="보기" value={view} options={VIEWS} onChange={(next) => onChange({ view: next })} />
      <ViewChips label="업무 조건">
        <ViewChip
          label="미완료"
          pressed={open === 'Y'}
          onPress={() => onChange(open === 'Y' ? { open: '' } : { open: 'Y', status: '' })}
        />
        <ViewChip label="전체" pressed={isAll} onPress={() => onChange(NO_FILTERS)} />
        <ViewChip
          label="내 업무"
          pressed={who === userId}
          onPress={() => onChange({ who: who === userId ? '' : userId })}
        />
        <ViewChip
          label="지연"
          pressed={due === 'late'}
          onPress={() => onChange({ due: due === 'late' ? '' : 'late' })}
        />
        <ChipSelect
          label="담당자"
          value={who}
          options={members.map((member) => ({ value: member.userId, label: member.userName }))}
          onChange={(next) => onChange({ who: next })}
        />
        {view === 'table' && (
          <ChipSelect
            label="상태"
            value={status}
            options={TASK_STATUS_CODES.map((code) => ({ value: code, label: TASK_STATUSES[code] }))}
            onChange={(next) => onChange({ status: TASK_STATUS_CODES.find((code) => code === next) ?? '', open: '' })}
          />
        )}
        <ChipSelect
          label="우선순위"
          value={priority}
          options={PRIORITY_CODES.map((code) => ({ value: code, label: PRIORITIES[code] }))}
          onChange={(next) => onChange({ priority: PRIORITY_CODES.find((code) => code === next) ?? '' })}
        />
        <ChipSelect
          label="마감일"
          value={due === 'late' ? '' : due}
          options={Object.entries(DUE_WORDS).map(([value, label]) => ({ value, label }))}
          onChange={(next) => onChange({ due: DUE_FILTERS.find((known) => known === next) ?? '' })}
        />
      </ViewChips>
    </>
  );
}
