import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Popover } from '#ui/layers/popover.tsx';
import type { DraftSource } from './use-draft.ts';

const ConditionBuilder = lazy(async () => ({
  default: (await import('./condition-builder.tsx')).ConditionBuilder,
}));

type Props = DraftSource & { opener: ReactElement; first: string; unit: string };

/** A button that opens the conditions of a list below it. */
export function ConditionPopover({ opener, ...props }: Props) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} opener={opener} label="조건">
      <Suspense>
        <ConditionBuilder {...props} onClose={() => setOpened(false)} />
      </Suspense>
    </Popover>
  );
}
