import { Popover as Parts } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import css from './popover.module.css';

type Props = {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that opens it. */
  opener: ReactElement;
  /** Accessible name of the panel. */
  label?: string;
  children: ReactNode;
};

/**
 * A panel below its button. The focus starts on its part with `data-autofocus`. Escape, a press outside and Tab past its
 * end close it, and the focus returns.
 */
export function Popover({ opened, onChange, opener, label, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Parts.Root open={opened} onOpenChange={onChange}>
      <Parts.Trigger render={opener} />
      <Parts.Portal>
        <Parts.Positioner className={css['place']} align="start" sideOffset={8}>
          <Parts.Popup
            ref={panel}
            className={css['panel']}
            aria-label={label}
            initialFocus={() => panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
          >
            {children}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}
