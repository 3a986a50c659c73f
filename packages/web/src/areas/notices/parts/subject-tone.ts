import { findSubjectColour } from '@portal/contract/areas/notices/subject-colours';
import type { CSSProperties } from 'react';
import css from './subject-colours.module.css';

type Tone = { className: string; 'data-colour': string; style: CSSProperties & { '--subject'?: string } };

/** The properties that give text the colour of a subject. The offered colours have tokens for both themes. */
export function subjectTone(colour: string): Tone {
  const offered = findSubjectColour(colour);
  return {
    className: css['tone'] ?? '',
    'data-colour': offered?.name ?? 'own',
    style: offered ? {} : { '--subject': colour },
  };
}
