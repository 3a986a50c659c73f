import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { RoundButton } from '#ui/buttons/round-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';

type Props = { label: string; onPress: () => void };

/** The button for a new entry, in the bar of a view or as a round button on a phone. */
export function NewEntryButton({ label, onPress }: Props) {
  const narrow = useNarrow();
  if (narrow) return <RoundButton label={label} onPress={onPress} />;
  return (
    <BusyButton leftSection={<Icon name="plus" />} onClick={onPress}>
      {label}
    </BusyButton>
  );
}
