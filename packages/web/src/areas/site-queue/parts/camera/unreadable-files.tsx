import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './camera.module.css';
import type { Shots } from './use-shots.ts';

/** Files that the browser cannot read, each with its reason. */
export const UnreadableFiles = ({ shots: { unreadable, closeUnreadable } }: { shots: Shots }) => (
  <Stack className={css['over']} gap={12} centred role="alert">
    {unreadable.map(({ name, text }) => (
      <Text key={name}>
        <b>{name}</b> {text}
      </Text>
    ))}
    <BusyButton variant="default" size="sm" onClick={closeUnreadable}>
      확인
    </BusyButton>
  </Stack>
);
