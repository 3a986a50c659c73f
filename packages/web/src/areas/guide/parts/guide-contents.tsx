import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#lib/paths.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { FindField } from '#ui/fields/find-field.tsx';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { GuideAudience, GuidePart } from '../chapters.ts';
import { sameState } from '../opened-from.ts';
import { searchGuide } from '../search-guide.ts';
import css from './guide.module.css';
import { GuideHits } from './guide-hits.tsx';

type Props = {
  parts: readonly GuidePart[];
  part: GuidePart;
  /** Id of the chapter on screen, '' for none. */
  current: string;
  onPart: (audience: GuideAudience) => void;
};

/** The chapters of a part, the choice of the part, and the search over all parts. */
export function GuideContents({ parts, part, current, onPart }: Props) {
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  const clear = () => setTyped('');
  return (
    <Stack as="nav" className={css['contents']} gap={12} size={14} phoneSize={16} aria-label="차례">
      <FindField label="도움말 찾기" value={typed} onChange={setTyped} />
      {isSearch ? (
        <GuideHits hits={searchGuide(parts, typed)} typed={typed} onChosen={clear} />
      ) : (
        <>
          {parts.length > 1 && (
            <div>
              <Segments
                label="누구를 위한"
                value={part.audience}
                options={parts.map(({ audience, title }) => ({ value: audience, label: title }))}
                onChange={onPart}
              />
            </div>
          )}
          <Stack as="ol">
            {part.chapters.map(({ id, title }) => (
              <li key={id}>
                <PressRow
                  as={Link}
                  padY={4}
                  padX={12}
                  round="md"
                  touch
                  to={paths.helpChapter(id)}
                  state={sameState}
                  aria-current={id === current ? 'page' : undefined}
                >
                  {title}
                </PressRow>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
