import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from './text.tsx';

type Props = Omit<ComponentProps<'h1'>, 'title'> & {
  title: string;
  note: ReactNode;
  /** What stands at the end of the line. */
  side?: ReactNode;
  /** On a phone smaller and without the note, which its header shows. */
  short?: boolean;
};

/** The h1 of a page of figures, with the day or the company behind it. */
export const TitleLine = ({ title, note, side, short = false, ...heading }: Props) => (
  <Row wraps gap={12} padY={12}>
    <Text as="h1" size={20} weight="semibold" whole phoneSize={short ? 16 : undefined} {...heading}>
      {title}
    </Text>
    <Text size={13} tone="faint" only={short ? 'wide' : undefined}>
      {note}
    </Text>
    {side && <Row toEnd>{side}</Row>}
  </Row>
);
