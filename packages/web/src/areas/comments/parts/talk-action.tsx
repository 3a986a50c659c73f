import type { ComponentProps } from 'react';
import { Press } from '#ui/buttons/press.tsx';

/** A small word that does something with a comment or a change. */
export const TalkAction = (button: ComponentProps<'button'>) => (
  <Press padX={8} size={12} tone="soft" round="md" {...button} />
);
