import { type MessageKey, messageText } from '@portal/contract/messages';
import { useEffect } from 'react';
import { findField } from '#lib/failures.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Notice } from '#ui/surface/notice.tsx';

type Props = {
  /** The name of the copied project, '' for a blank form. */
  from: string;
  /** What a copy leaves open, with the name of its source. */
  text: MessageKey;
};

/** Says what the form was copied from, and what a copy leaves open (D-84, D-320). */
export function CopiedLine({ from, text }: Props) {
  if (from === '') return null;
  return (
    <Stack most={816} size={13} padY={8}>
      <Notice kind="accent" icon="copy" role="status">
        {messageText(text, { name: from })}
      </Notice>
    </Stack>
  );
}

/** Selects the name of a copy, because the new project needs a name of its own. */
export function useSelectedName(isCopy: boolean): void {
  useEffect(() => {
    const field = isCopy ? findField('ProjectName') : null;
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [isCopy]);
}
