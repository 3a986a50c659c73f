import { countText } from '@portal/contract/core/paging';
import { CELL_KIND_LABELS, EXPORT_REASON_LENGTH, isExportReason } from '@portal/contract/core/sheets';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { readColumns, type SheetColumn, type SheetSource, saveColumns } from './api.ts';
import { ColumnList } from './column-list.tsx';
import css from './excel.module.css';
import { type Choice, choiceOf, chosenInOrder } from './move-column.ts';
import type { ExportOrder } from './use-export.ts';

type Props = {
  source: SheetSource;
  columns: readonly SheetColumn[];
  fileName: string;
  total: number;
  unit: string;
  onStart: (order: ExportOrder) => Promise<void>;
  onClose: () => void;
};

/** What a column holds, when it is no plain text. */
function Mark({ column }: { column: SheetColumn | undefined }) {
  if (!column) return null;
  const { kind, personalYN } = column;
  return personalYN === 'Y' ? (
    <span className={css['personal']}>
      <Icon name="lock" />
      개인정보
    </span>
  ) : (
    <span className={css['kind']}>{CELL_KIND_LABELS[kind]}</span>
  );
}

/** The choice of columns, and the reason when personal data is among them. */
export function ExportForm({ source, columns, fileName, total, unit, onStart, onClose }: Props) {
  const [choice, setChoice] = useState<Choice>(() => choiceOf(columns));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const chosen = chosenInOrder(choice);
  const asksReason = columns.some(({ key, personalYN }) => personalYN === 'Y' && chosen.includes(key));
  const count = countText(total, unit);
  const reset = async () => {
    await saveColumns(source, []);
    setChoice(choiceOf((await readColumns(source)).data));
  };
  const submit = async () => {
    setTried(true);
    if (chosen.length === 0 || (asksReason && !isExportReason(reason))) return;
    await onStart({ columns: chosen, reason: asksReason ? reason : '', fileName });
  };
  return (
    <>
      <p className={css['lead']}>
        <strong>{count}</strong> 지금 조건 그대로, 모든 쪽
      </p>
      <div className={css['head']}>
        <strong>열 {chosen.length}개</strong>
        <small>순서는 끌거나 Alt ↑↓</small>
        <BusyButton variant="subtle" size="compact-sm" onClick={reset}>
          초기화
        </BusyButton>
      </div>
      <ColumnList
        {...{ columns, choice }}
        markOf={(key) => <Mark column={columns.find((column) => column.key === key)} />}
        onChange={setChoice}
      />
      {tried && chosen.length === 0 && (
        <p className={css['error']} role="alert">
          {messageText('excel.columns.none')}
        </p>
      )}
      {asksReason && (
        <div className={css['reason']}>
          <TextAreaField
            name="Reason"
            label="받는 사유"
            required
            rows={3}
            value={reason}
            onChange={setReason}
            {...(tried && !isExportReason(reason)
              ? { error: messageText('excel.reason.short', { least: EXPORT_REASON_LENGTH }) }
              : {})}
          />
          <small>{EXPORT_REASON_LENGTH}자 이상. 받은 사람, 시각, 건수, 열, 사유가 열람 기록에 남습니다.</small>
        </div>
      )}
      <p className={css['file']}>
        <Icon name="report" />
        {fileName}
      </p>
      <small>날짜와 금액은 Excel에서 바로 계산할 수 있습니다. 가려진 값은 화면과 같이 가린 채로 담깁니다.</small>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton leftSection={<Icon name="download" />} onClick={submit}>
          {count} 받기
        </BusyButton>
      </ButtonRow>
    </>
  );
}
