import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import type { IconName } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';

type Props = {
  label: string;
  icon: IconName;
  /** The main action of the list. */
  isMain?: boolean;
  onClick: () => unknown;
};

/** A button beside the title of reference data. A phone shows its icon, in the header. */
export function HeadButton({ label, icon, isMain = false, onClick }: Props) {
  if (useNarrow()) return <IconButton icon={icon} label={label} title={label} onClick={() => void onClick()} />;
  return (
    <BusyButton variant={isMain ? 'filled' : 'default'} onClick={onClick}>
      {label}
    </BusyButton>
  );
}
