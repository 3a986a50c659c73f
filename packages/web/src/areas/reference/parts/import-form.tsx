import { withSeparators } from '@portal/contract/core/formats';
import { IMPORT_LIMIT } from '@portal/contract/core/limits';
import { useRef } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
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
    <Row gap={12} size={13} role="status">
      <span>{sending ? `보내는 중 ${Math.round(fraction * 100)}%` : label}</span>
      <Text
        as="progress"
        className={css['progress']}
        fill
        {...(sending ? { value: fraction, max: 1 } : {})}
        aria-label={sending ? '보내는 중' : label}
      />
      <BusyButton variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
        취소
      </BusyButton>
    </Row>
  );
}

type ReportProps = { role: 'alert' | 'status'; isGood?: boolean; children: string };

/** What came of a check, in green or red. */
const Report = ({ role, isGood = false, children }: ReportProps) => (
  <Panel as="p" kind={isGood ? 'good' : 'bad'} padY={8} padX={12} role={role}>
    {children}
  </Panel>
);

/** The import form: template, file, result of the check, and the import of all rows or none. */
export function ImportForm({ kind, reload, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { book, report, fault, running, checkFile, importFile, cancel } = useImport(kind, () => {
    onClose();
    return reload();
  });
  const isValid = report !== null && report.faults.length === 0;
  return (
    <Stack gap={8}>
      <Text as="ol" padX={24}>
        <Text as="li" padY={4}>
          <a href={IMPORTS[kind].template} download>
            양식 내려받기
          </a>
        </Text>
        <Text as="li" padY={4}>
          양식을 채웁니다. 한 번에 {withSeparators(IMPORT_LIMIT.rows)}행까지 등록할 수 있습니다.
        </Text>
        <Text as="li" padY={4}>
          <Stack gap={8}>
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
            <div>
              <BusyButton variant="default" inactive={running !== null} onClick={() => input.current?.click()}>
                파일 선택
              </BusyButton>
            </div>
          </Stack>
        </Text>
      </Text>
      {book && <Text weight="medium">{book.name}</Text>}
      {running && <ImportProgress {...running} onCancel={cancel} />}
      {fault !== null && <Report role="alert">{fault}</Report>}
      {report && (
        <Report role="status" isGood={isValid}>
          {report.message}
        </Report>
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
    </Stack>
  );
}
