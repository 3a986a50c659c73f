import type { ReactElement } from 'react';
import { Popover } from '#ui/layers/popover.tsx';
import { ConditionBuilder } from './condition-builder.tsx';
import type { DraftSource } from './use-draft.ts';

type Props = DraftSource & {
  opener: ReactElement;
  first: string;
  unit: string;
  opened: boolean;
  onOpened: (opened: boolean) => void;
};

/** The conditions of a list in a panel below their button. */
export const ConditionPanel = ({ opener, opened, onOpened, ...props }: Props) => (
  <Popover opened={opened} onChange={onOpened} opener={opener} label="조건">
    <ConditionBuilder {...props} onClose={() => onOpened(false)} />
  </Popover>
);
