import { COLOR_WORDS, ROOM_COLORS, type RoomColor } from '@portal/contract/areas/workspace/kinds';
import { useId } from 'react';
import { CoverLabel } from '#ui/choices/cover-label.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { Row } from '#ui/layout/row.tsx';
import { RoomDot } from '../public/room-dot.tsx';
import css from './color-swatches.module.css';

type Props = {
  name: string;
  value: RoomColor | '';
  readOnly: boolean;
  onChange: (color: RoomColor) => void;
};

/** The colour of a room, chosen from swatches. Native radios make arrow keys work. */
export function ColorSwatches({ name, value, readOnly, onChange }: Props) {
  const group = useId();
  return (
    <Field label="색상" name={name}>
      <Row gap={4} wraps role="radiogroup" aria-label="색상">
        {ROOM_COLORS.map((color) => (
          <CoverLabel
            key={color}
            className={css['swatch']}
            justify="center"
            round="lg"
            touch
            title={COLOR_WORDS[color]}
          >
            <input
              type="radio"
              name={group}
              aria-label={COLOR_WORDS[color]}
              checked={color === value}
              disabled={readOnly}
              onChange={() => onChange(color)}
            />
            <RoomDot color={color} size="l" />
          </CoverLabel>
        ))}
      </Row>
    </Field>
  );
}
