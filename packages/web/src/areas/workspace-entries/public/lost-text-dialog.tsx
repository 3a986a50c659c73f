import { messageText } from '@portal/contract/messages';
import { useSyncExternalStore } from 'react';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { copyText } from '#lib/copy-text.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Panel } from '#ui/surface/panel.tsx';
import { Text } from '#ui/text/text.tsx';
import { lostTexts } from '../parts/form/lost-texts.ts';

/** Shows texts that the user was writing and can no longer save, with the reason, until the user closes it. */
export function LostTextDialog() {
  const lost = useSyncExternalStore(lostTexts.subscribe, lostTexts.get);
  const shown = useLastNonNull(lost.length === 0 ? null : lost) ?? [];
  const all = shown.map(({ text }) => text).join('\n\n');
  return (
    <Dialog title="저장하지 못한 내용" opened={lost.length > 0} isAbove onClose={() => lostTexts.set([])} width={560}>
      <Stack gap={16}>
        {shown.map(({ label, text, reason }) => (
          <Stack as="section" key={`${label} ${text}`} gap={8} aria-label={label}>
            <Text>{messageText(reason)}</Text>
            <Panel kind="quiet" line="around" padX={12} padY={12} breaks bounded>
              {text}
            </Panel>
          </Stack>
        ))}
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={() => lostTexts.set([])}>
          닫기
        </BusyButton>
        <BusyButton needsServer={false} data-autofocus onClick={() => copyText(all)}>
          내용 복사
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}
