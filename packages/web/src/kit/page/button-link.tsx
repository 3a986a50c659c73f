import { createLink } from '@tanstack/react-router';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import type { Drawn } from '#ui/layout/look.ts';

const Anchor = (props: Drawn<'a'>) => <LinkButton {...props} />;

/** A way to a page of the portal that looks like a button. */
export const ButtonLink = createLink(Anchor);

const Words = (props: Drawn<'a'>) => <Press as="a" kind="underlined" tone="accent" {...props} />;

/** A way to a page of the portal within a sentence on a coloured ground. */
export const WordsLink = createLink(Words);
