import { createLink } from '@tanstack/react-router';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import type { Drawn } from '#ui/layout/look.ts';

const Anchor = (props: Drawn<'a'>) => <LinkButton {...props} />;

/** A way to a page of the portal that looks like a button. */
export const ButtonLink = createLink(Anchor);
