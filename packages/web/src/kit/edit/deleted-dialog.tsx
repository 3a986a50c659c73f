import { orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { copyText } from '#lib/copy-text.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StaleLine } from './versions.ts';

/** The user's own changes as text, to be copied. */
export const ownText = (lines: readonly StaleLine[]): string =>
  lines.flatMap(({ itemName, mine }) => (mine === null ? [] : [`${itemName}: ${orNone(mine)}`])).join('\n');

type Props = { lines: readonly StaleLine[]; opened: boolean; onClose: () => void };

/** The user's own changes to a record that is gone, with the sentence that says so. The form below keeps them too. */
export const DeletedDialog = ({ lines, opened, onClose }: Props) => (
  <Dialog title="저장하지 못한 내용" opened={opened} onClose={onClose} width={680}>
    <Text>{messageText('ground.gone')}</Text>
    <Stack as="dl" gap={8} padY={12}>
      {lines.map(({ itemName, mine }) => (
        <div key={itemName}>
          <Text as="dt" size={12} tone="soft">
            {itemName}
          </Text>
          <Text as="dd" breaks>
            {orNone(mine ?? '')}
          </Text>
        </div>
      ))}
    </Stack>
    <ButtonRow>
      <BusyButton variant="default" onClick={onClose}>
        닫기
      </BusyButton>
      <BusyButton needsServer={false} data-autofocus onClick={() => copyText(ownText(lines))}>
        내가 쓴 내용 모두 복사
      </BusyButton>
    </ButtonRow>
  </Dialog>
);
