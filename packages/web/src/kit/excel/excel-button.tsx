import { Suspense, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { SheetSource } from './api.ts';

const loadDialog = () => import('./excel-dialog.tsx');
const ExcelDialog = lazyPart(async () => (await loadDialog()).ExcelDialog);

type Props = { sheet: SheetSource | undefined; total: number | undefined; unit?: string | undefined };

/** Excel: opens the choice of columns for the workbook of a list (D-310). Nothing for a list without rows. */
export function ExcelButton({ sheet, total = 0, unit = '건' }: Props) {
  const [opened, setOpened] = useState(false);
  if (sheet === undefined || total === 0) return null;
  return (
    <>
      <BusyButton
        variant="subtle"
        color="gray"
        leftSection={<Icon name="download" />}
        // Without its file the dialog says so itself.
        onClick={() =>
          loadDialog().then(
            () => setOpened(true),
            () => setOpened(true),
          )
        }
      >
        Excel
      </BusyButton>
      {opened && (
        <Suspense>
          <ExcelDialog {...{ sheet, total, unit }} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
