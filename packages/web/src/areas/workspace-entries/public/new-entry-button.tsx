import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { RoundButton } from '#ui/buttons/round-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';

type Props = { label: string; onPress: () => void };

/** Begins something new in a view: a button of its bar, on a phone the round one. */
export function NewEntryButton({ label, onPress }: Props) {
  const narrow = useNarrow();
  if (narrow) return <RoundButton label={label} onPress={onPress} />;
  return (
    <BusyButton leftSection={<Icon name="plus" />} onClick={onPress}>
      {label}
    </BusyButton>
  );
}
