import { type ReactNode, useId } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

/** What is on this device, under a heading in the space of the page. */
export function EntryGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Text as="h2" id={id} size={14} tone="soft" padX={16}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
