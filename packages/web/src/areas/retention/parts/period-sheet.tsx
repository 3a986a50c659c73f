import type { PeriodRow } from '@portal/contract/areas/retention/calls';
import { periodChecks } from '@portal/contract/areas/retention/forms';
import { isAllowedPeriod, RETENTION_KINDS } from '@portal/contract/areas/retention/kinds';
import type { Check } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { FactList } from '#kit/record/fact-list.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import drawer from '#ui/layers/drawer-form.module.css';
import { editPeriod } from '../api.ts';
import { DryRunResult } from './dry-run-result.tsx';
import { RunList } from './run-list.tsx';

type Props = { row: PeriodRow; reload: () => Promise<unknown>; onDone: () => void; onCancel: () => unknown };
type Draft = { Months: string; Reason: string };

const EMPTY: Draft = { Months: '', Reason: '' };

/** The sheet of one kind: its facts, the form for a new period with a preview, and the past blankings. */
export function PeriodSheet({ row, reload, onDone, onCancel }: Props) {
  const { floor, ceiling, since, what, basis, months: defaultMonths } = RETENTION_KINDS[row.kind];
  const { draft, change, dirty, markSaved: settle } = useDraft<Draft>({ Months: String(row.months), Reason: '' });
  const months = Number(draft.Months);
  const isPossible = isAllowedPeriod(row.kind, months);
  const checks: readonly Check<Draft>[] = [
    { field: 'Months', fails: () => !isPossible, message: 'retention.months.wrong', atOnce: true },
    ...periodChecks,
  ];
  const form = useForm({ draft, change, checks, empty: EMPTY });
  const save = useSave({
    send: (request: Draft, key) => editPeriod({ ...request, Kind: row.kind, Version: row.version }, key),
    done: 'retention.edit.done',
    failed: 'retention.edit.failed',
    onDone: () => {
      settle();
      onDone();
      return reload();
    },
  });
  useUnsaved(dirty);
  const foot = (
    <div className={drawer['foot']}>
      <ButtonRow>
        <BusyButton variant="default" disabled={form.busy} onClick={onCancel}>
          닫기
        </BusyButton>
        <BusyButton
          busy={form.busy}
          inactive={months === row.months}
          type="submit"
          onClick={() => form.submit(() => save(draft))}
        >
          저장
        </BusyButton>
      </ButtonRow>
    </div>
  );
  return (
    <div className={drawer['sheet']}>
      <FormFrame busy={form.busy} foot={foot}>
        <div className={drawer['fields']}>
          <FactList
            facts={[
              { label: '기준일', value: since, wide: true },
              { label: '파기 항목', value: what, wide: true },
              { label: '근거', value: basis, wide: true },
            ]}
          />
          <TextField
            {...fieldOf(form, 'Months')}
            label="보유 기간(개월)"
            description={`${floor}개월부터 ${ceiling}개월까지, 기본 ${defaultMonths}개월`}
            maxLength={3}
          />
          {isPossible && <DryRunResult kind={row.kind} months={months} />}
          <TextAreaField {...fieldOf(form, 'Reason')} label="변경 사유" rows={2} maxLength={TEXT_LIMIT.memo} />
          <RunList kind={row.kind} />
        </div>
      </FormFrame>
    </div>
  );
}
