import { MOST_HEADCOUNT } from '@portal/contract/areas/site/visits';
import { useId } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { Stepper } from '../parts/stepper.tsx';

type Props = {
  label: string;
  /** Request field. */
  name: string;
  value: number;
  onChange: (count: number) => void;
};

/** How many people: a count between two buttons for a thumb. */
export function CountStepper({ label, name, value, onChange }: Props) {
  const id = useId();
  return (
    <Stack gap={8}>
      <Text id={id} size={14} weight="semibold">
        {label}{' '}
        <Text as="span" tone="bad" aria-hidden>
          *
        </Text>
      </Text>
      <Stepper
        wide
        aria-labelledby={id}
        data-field={name}
        tabIndex={-1}
        less={{ label: '하나 줄이기', disabled: value <= 1, onPress: () => onChange(value - 1) }}
        more={{ label: '하나 늘리기', disabled: value >= MOST_HEADCOUNT, onPress: () => onChange(value + 1) }}
      >
        <output aria-live="polite">{value}명</output>
      </Stepper>
    </Stack>
  );
}
