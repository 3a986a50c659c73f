import { countText } from '@portal/contract/core/paging';
import { CELL_KIND_LABELS, EXPORT_REASON_LENGTH, isExportReason } from '@portal/contract/core/sheets';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextAreaField } from '#ui/fields/fields.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { readColumns, type SheetColumn, type SheetSource, saveColumns } from './api.ts';
import { ColumnList } from './column-list.tsx';
import { FileLine } from './file-line.tsx';
import { type ColumnOrder, choiceOf, chosenInOrder } from './move-column.ts';
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
    <Row as="span" gap={4} size={12} tone="warn">
      <Icon name="lock" />
      개인정보
    </Row>
  ) : (
    <Text as="span" size={12} tone="soft">
      {CELL_KIND_LABELS[kind]}
    </Text>
  );
}

/** The choice of columns, and the reason when personal data is among them. */
export function ExportForm({ source, columns, fileName, total, unit, onStart, onClose }: Props) {
  const [choice, setChoice] = useState<ColumnOrder>(() => choiceOf(columns));
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
      <Stack gap={12}>
        <Row as="p" gap={8} align="baseline" size={13} tone="soft">
          <Text as="strong" size={20} weight="semibold" tone="text">
            {count}
          </Text>{' '}
          지금 조건 그대로, 모든 쪽
        </Row>
        <Row gap={8} padY={8} line="above">
          <strong>열 {chosen.length}개</strong>
          <Text as="small" tone="soft" only="wide">
            순서는 끌거나 Alt ↑↓
          </Text>
          <Row as="span" toEnd>
            <BusyButton variant="subtle" size="compact-sm" onClick={reset}>
              초기화
            </BusyButton>
          </Row>
        </Row>
        <ColumnList
          {...{ columns, choice }}
          markOf={(key) => <Mark column={columns.find((column) => column.key === key)} />}
          onChange={setChoice}
        />
        {tried && chosen.length === 0 && (
          <Text size={13} tone="bad" role="alert">
            {messageText('excel.columns.none')}
          </Text>
        )}
        {asksReason && (
          <Stack gap={4}>
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
            <Text as="small" size={12} tone="soft">
              {EXPORT_REASON_LENGTH}자 이상. 받은 사람, 시각, 건수, 열, 사유가 열람 기록에 남습니다.
            </Text>
          </Stack>
        )}
        <FileLine fileName={fileName} />
        <small>날짜와 금액은 Excel에서 바로 계산할 수 있습니다. 가려진 값은 화면과 같이 가린 채로 담깁니다.</small>
      </Stack>
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
