import { createLink } from '@tanstack/react-router';
import type { Drawn } from '#ui/layout/look.ts';
import { Row } from '#ui/layout/row.tsx';

const Anchor = (props: Drawn<'a'>) => <Row as="a" tone="text" {...props} />;

/** A row that leads somewhere, without the look of a link. */
export const LinkRow = createLink(Anchor);
