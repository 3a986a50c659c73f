import { withSeparators } from '@portal/contract/core/formats';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import { useRef } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { IMPORTS, type ImportKind } from '../api.ts';
import { FaultTable } from './fault-table.tsx';
import css from './reference.module.css';
import { useImport } from './use-import.ts';

type Props = { kind: ImportKind; reload: () => Promise<unknown>; onClose: () => void };

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type ProgressProps = { label: string; fraction: number; onCancel: () => void };

/** The progress of an import: a percentage while sending, then a bar without one. */
function ImportProgress({ label, fraction, onCancel }: ProgressProps) {
  const sending = fraction < 1;
  return (
    <div className={css['progress']} role="status">
      <span>{sending ? `보내는 중 ${Math.round(fraction * 100)}%` : label}</span>
      {sending ? <progress value={fraction} max={1} aria-label="보내는 중" /> : <progress aria-label={label} />}
      <BusyButton variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
        취소
      </BusyButton>
    </div>
  );
}

/** The import form: template, file, result of the check, and the import of all rows or none. */
export function ImportForm({ kind, reload, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { book, report, fault, running, checkFile, importFile, cancel } = useImport(kind, () => {
    onClose();
    return reload();
  });
  const isValid = report !== null && report.faults.length === 0;
  return (
    <div className={css['import']}>
      <ol>
        <li>
          <a href={IMPORTS[kind].template} download>
            양식 내려받기
          </a>
        </li>
        <li>양식을 채웁니다. 한 번에 {withSeparators(IMPORT_LIMIT.rows)}행까지 등록할 수 있습니다.</li>
        <li>
          채운 파일을 선택하면 먼저 검사합니다.
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Excel 파일"
            accept={XLSX}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              // Resetting the value lets the user choose the same file again after a correction.
              event.currentTarget.value = '';
              if (file) void checkFile(file);
            }}
          />
          <BusyButton variant="default" inactive={running !== null} onClick={() => input.current?.click()}>
            파일 선택
          </BusyButton>
        </li>
      </ol>
      {book && <p className={css['book']}>{book.name}</p>}
      {running && <ImportProgress {...running} onCancel={cancel} />}
      {fault !== null && (
        <p className={css['report']} role="alert">
          {fault}
        </p>
      )}
      {report && (
        <p className={css['report']} data-right={isValid || undefined} role="status">
          {report.message}
        </p>
      )}
      {report && report.faults.length > 0 && <FaultTable faults={report.faults} />}
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton inactive={!isValid || running !== null} onClick={importFile}>
          {isValid ? `${withSeparators(report.count)}건 등록` : '등록'}
        </BusyButton>
      </ButtonRow>
    </div>
  );
}
