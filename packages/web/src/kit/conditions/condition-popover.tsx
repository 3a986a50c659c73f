import { type ComponentProps, cloneElement, type ReactElement, Suspense, useState } from 'react';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import type { DraftSource } from './use-draft.ts';

/** Loaded when the conditions are first opened. */
const ConditionPanel = lazyPart(async () => (await import('./condition-panel.tsx')).ConditionPanel);

type Props = DraftSource & { opener: ReactElement<ComponentProps<'button'>>; first: string; unit: string };

/** A button that opens the conditions of a list below it. */
export function ConditionPopover({ opener, ...props }: Props) {
  const [opened, setOpened] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const open = () => {
    setUsed(true);
    setOpened(true);
  };
  const button = cloneElement(opener, { onClick: open, 'aria-haspopup': 'dialog', 'aria-expanded': opened });
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <ConditionPanel {...{ ...props, opener, opened }} onOpened={setOpened} />
    </Suspense>
  );
}
