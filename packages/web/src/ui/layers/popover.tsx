import { Popover as Parts } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import css from './popover.module.css';

type Props = {
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** The button that opens it. */
  opener: ReactElement;
  /** What it is for, for those who cannot see it. */
  label?: string;
  children: ReactNode;
};

/** What a button opens below itself: Escape, a press outside and Tab behind its end close it; the focus returns. */
export const Popover = ({ opened, onChange, opener, label, children }: Props) => (
  <Parts.Root open={opened} onOpenChange={onChange}>
    <Parts.Trigger render={opener} />
    <Parts.Portal>
      <Parts.Positioner className={css['place']} align="start" sideOffset={8}>
        <Parts.Popup className={css['panel']} aria-label={label}>
          {children}
        </Parts.Popup>
      </Parts.Positioner>
    </Parts.Portal>
  </Parts.Root>
);
