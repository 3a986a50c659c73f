import { useQuery } from '@tanstack/react-query';
import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { Dialog } from '#ui/layers/dialog.tsx';
import { readColumns, type SheetSource } from './api.ts';
import { ExportForm } from './export-form.tsx';
import { ExportResult } from './export-result.tsx';
import { useExport } from './use-export.ts';

type Props = { sheet: SheetSource; total: number; unit: string; onClose: () => void };

const TITLES = {
  choose: 'Excel로 받기',
  making: 'Excel 만드는 중',
  done: 'Excel을 받았습니다',
  failed: 'Excel을 만들지 못했습니다',
} as const;

/** The workbook of a list: its columns and reason, then its progress, then its end (D-310 to D-313). */
export function ExcelDialog({ sheet, total, unit, onClose }: Props) {
  const columns = useQuery({
    queryKey: ['excel columns', sheet.list],
    gcTime: 0,
    queryFn: () => readColumns(sheet),
  });
  const { state, start, cancel, back } = useExport(sheet);
  const { data, meta } = columns.data ?? {};
  const isChoosing = state.step === 'choose';
  return (
    <Dialog title={TITLES[state.step]} opened onClose={onClose} width={isChoosing ? 560 : 400}>
      {isChoosing && columns.isPending && <GreyLines rows={6} />}
      {isChoosing && columns.isError && <LoadError onRetry={() => columns.refetch()} />}
      {data && meta && (
        <div hidden={!isChoosing}>
          <ExportForm
            {...{ source: sheet, columns: data, fileName: meta.fileName, total, unit, onClose }}
            onStart={start}
          />
        </div>
      )}
      {state.step !== 'choose' && (
        <ExportResult
          {...{ state, total, unit, onClose }}
          fileName={meta?.fileName ?? ''}
          onCancel={cancel}
          onBack={back}
        />
      )}
    </Dialog>
  );
}
