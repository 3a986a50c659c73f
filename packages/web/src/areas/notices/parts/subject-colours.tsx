import { findSubjectColour, SUBJECT_COLOURS } from '@portal/contract/areas/notices/subject-colours';
import { useId } from 'react';
import { CoverLabel } from '#ui/choices/cover-label.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './subject-colours.module.css';
import { subjectTone } from './subject-tone.ts';

type Props = { value: string; onChange: (colour: string) => void };

/**
 * The colours that a subject can have (NOTICE-30). A stored colour that is none of them stays until another one is
 * chosen. Native radios make arrow keys work.
 */
export function SubjectColours({ value, onChange }: Props) {
  const name = useId();
  const other = findSubjectColour(value) ? [] : [{ name: 'own', label: '지금 색', value }];
  return (
    <Row
      className={css['colours']}
      gap={4}
      wraps
      role="radiogroup"
      aria-label="제목 색상"
      data-field="NoticeSubjectColor"
    >
      {[...SUBJECT_COLOURS, ...other].map((colour) => (
        <CoverLabel
          key={colour.value}
          gap={8}
          padX={8}
          padY={4}
          size={12}
          phoneSize={13}
          round="full"
          touch
          {...subjectTone(colour.value)}
        >
          <input
            type="radio"
            name={name}
            value={colour.value}
            checked={colour.value === value}
            onChange={() => onChange(colour.value)}
          />
          <i />
          <Text as="span" tone="soft">
            {colour.label}
          </Text>
        </CoverLabel>
      ))}
    </Row>
  );
}
