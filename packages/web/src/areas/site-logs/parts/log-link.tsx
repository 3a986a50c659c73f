import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';

const Anchor = (props: ComponentProps<'a'>) => <LinkButton {...props} />;

/** Leads to the log of a day. */
export const LogLink = createLink(Anchor);
