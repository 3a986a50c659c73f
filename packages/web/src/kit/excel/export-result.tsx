import { withSeparators } from '@portal/contract/core/formats';
import { countText, LIST_END } from '@portal/contract/core/paging';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { fileSizeText } from '#ui/marks/file-mark.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './excel.module.css';
import { FileLine } from './file-line.tsx';
import type { ExportState } from './use-export.ts';

type Props = {
  state: Exclude<ExportState, { step: 'choose' }>;
  fileName: string;
  total: number;
  unit: string;
  onCancel: () => void;
  onBack: () => void;
  onClose: () => void;
};

/** The rows that are made. A list counts no further than its pages go, so the number of all rows may not be known. */
function MadeRows({ at, of, counted }: { at: number; of: number; counted: number }) {
  const total = of || counted;
  const isKnown = of > 0 || counted <= LIST_END;
  return (
    <>
      <progress className={css['bar']} max={total} value={isKnown ? at : undefined} aria-label="만든 행" />
      <Text>
        <strong>{withSeparators(Math.min(at, total))}</strong>
        {isKnown && ` / ${withSeparators(total)}`}행
      </Text>
    </>
  );
}

/** The progress of a workbook, and how it ended. */
export function ExportResult({ state, fileName, total: counted, unit, onCancel, onBack, onClose }: Props) {
  if (state.step === 'making') {
    return (
      <>
        <Stack gap={8}>
          <FileLine fileName={fileName} />
          <MadeRows at={state.at} of={state.of} counted={counted} />
          <Text size={12} tone="soft">
            닫아도 계속 만들고, 끝나면 알립니다.
          </Text>
        </Stack>
        <ButtonRow>
          <BusyButton variant="subtle" color="red" onClick={onCancel}>
            그만두기
          </BusyButton>
          <BusyButton variant="default" onClick={onClose}>
            닫고 기다리기
          </BusyButton>
        </ButtonRow>
      </>
    );
  }
  const isDone = state.step === 'done';
  return (
    <>
      <Stack gap={8}>
        <Row as="p" gap={8} weight="medium" tone={isDone ? undefined : 'bad'} role={isDone ? 'status' : 'alert'}>
          <Icon name={isDone ? 'check' : 'alert'} />
          {isDone
            ? `${state.of > 0 ? withSeparators(state.of) + unit : countText(counted, unit)} · ${fileSizeText(state.bytes)}`
            : state.message}
        </Row>
        {isDone && (
          <Text size={13} weight="medium">
            {fileName}
          </Text>
        )}
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onBack}>
          {isDone ? '다시 받기' : '다시 만들기'}
        </BusyButton>
        <BusyButton needsServer={false} onClick={onClose}>
          닫기
        </BusyButton>
      </ButtonRow>
    </>
  );
}
