import { withSeparators } from '@portal/contract/core/formats';
import { countText, LIST_END } from '@portal/contract/core/paging';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { fileSizeText } from '#ui/marks/file-mark.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './excel.module.css';
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
      <p>
        <strong>{withSeparators(Math.min(at, total))}</strong>
        {isKnown && ` / ${withSeparators(total)}`}행
      </p>
    </>
  );
}

/** The progress of a workbook, and how it ended. */
export function ExportResult({ state, fileName, total: counted, unit, onCancel, onBack, onClose }: Props) {
  if (state.step === 'making') {
    return (
      <>
        <p className={css['file']}>
          <Icon name="report" />
          {fileName}
        </p>
        <MadeRows at={state.at} of={state.of} counted={counted} />
        <p className={css['hint']}>닫아도 계속 만들고, 끝나면 알립니다.</p>
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
      <p className={css['result']} data-failed={!isDone || undefined} role={isDone ? 'status' : 'alert'}>
        <Icon name={isDone ? 'check' : 'alert'} />
        {isDone
          ? `${state.of > 0 ? withSeparators(state.of) + unit : countText(counted, unit)} · ${fileSizeText(state.bytes)}`
          : state.message}
      </p>
      {isDone && <p className={css['file']}>{fileName}</p>}
      <ButtonRow>
        <BusyButton variant="default" onClick={onBack}>
          {isDone ? '다시 받기' : '다시 만들기'}
        </BusyButton>
        <BusyButton rests={false} onClick={onClose}>
          닫기
        </BusyButton>
      </ButtonRow>
    </>
  );
}
