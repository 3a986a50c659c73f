import { useRef } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ChoiceGroup } from '#ui/choices/choice-group.tsx';
import { TickRow } from '#ui/choices/tick-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { Text } from '#ui/text/text.tsx';
import { useSeenPoints } from './use-seen-points.ts';

type Props = {
  points: readonly string[];
  ticked: readonly string[];
  /** The refusal of a form with an open point, '' for none. */
  error: string;
  onChange: (ticked: readonly string[]) => void;
};

/** The safety points, of which each must be ticked: one by one, or together once each has been in view. */
export function SafetyPoints({ points, ticked, error, onChange }: Props) {
  const list = useRef<HTMLFieldSetElement>(null);
  const isSeen = useSeenPoints(list, points);
  if (points.length === 0) return null;
  const count = points.filter((point) => ticked.includes(point)).length;
  const toggle = (point: string) =>
    onChange(ticked.includes(point) ? ticked.filter((other) => other !== point) : [...ticked, point]);
  return (
    <ChoiceGroup
      ref={list}
      legend={
        <>
          안전 점검{' '}
          <Text as="span" tone="soft">
            {count} / {points.length}
          </Text>
        </>
      }
      data-field="Points"
      aria-describedby={error === '' ? undefined : 'points-error'}
      tabIndex={-1}
    >
      {points.map((point) => (
        <TickRow
          key={point}
          type="checkbox"
          label={point}
          isWrong={error !== ''}
          checked={ticked.includes(point)}
          onChange={() => toggle(point)}
        />
      ))}
      {count < points.length && (
        <Stack padY={12}>
          <BusyButton
            variant="default"
            fullWidth
            inactive={!isSeen}
            {...(isSeen ? {} : { 'aria-description': '모든 항목을 읽으면 누를 수 있습니다.' })}
            onClick={() => onChange(points)}
          >
            모두 확인
          </BusyButton>
        </Stack>
      )}
      {error !== '' && <AlertLine id="points-error">{error}</AlertLine>}
    </ChoiceGroup>
  );
}
