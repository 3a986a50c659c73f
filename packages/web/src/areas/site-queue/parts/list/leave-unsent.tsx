import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetFoot } from '#ui/layers/sheet.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { sendAgain } from '../sender/send-queue.ts';
import type { UnsentEntry } from '../store/entries.ts';
import { readUnsent } from '../store/unsent.ts';
import { saveToDevice } from './save-to-device.ts';
import { UnsentList } from './unsent-list.tsx';

type Props = { entries: readonly UnsentEntry[]; onAnswer: (agreed: boolean) => void };

/** '사진 3장과 글 1건'. */
function amountText(entries: readonly UnsentEntry[]): string {
  const photos = entries.filter(({ kind }) => kind === 'photo').length;
  const others = entries.length - photos;
  return [photos > 0 ? `사진 ${photos}장` : '', others > 0 ? `글 ${others}건` : ''].filter(Boolean).join('과 ');
}

/** Asked before a sign-out while something is unsent. '보내고 로그아웃' signs out only when all of it has gone. */
export function LeaveUnsent({ entries, onAnswer }: Props) {
  const sendAndLeave = async () => {
    await sendAgain(entries.filter(({ state }) => state === 'waiting'));
    if ((await readUnsent()).own.length === 0) onAnswer(true);
  };
  return (
    <Sheet title="보내지 않은 것이 있습니다" opened onClose={() => onAnswer(false)}>
      <Stack gap={12}>
        <Text>
          지금 로그아웃하면 <b>{amountText(entries)}</b>을 보내지 못합니다. 이 기기에 7일 동안 남고, 같은 사람이 다시
          로그인하면 이어서 보냅니다.
        </Text>
        <UnsentList entries={entries} />
        <BusyButton variant="default" fullWidth onClick={() => saveToDevice(entries)}>
          기기에 저장
        </BusyButton>
      </Stack>
      <SheetFoot summary={null}>
        <BusyButton variant="default" needsServer={false} onClick={() => onAnswer(true)}>
          로그아웃
        </BusyButton>
        <BusyButton onClick={sendAndLeave}>보내고 로그아웃</BusyButton>
      </SheetFoot>
    </Sheet>
  );
}
