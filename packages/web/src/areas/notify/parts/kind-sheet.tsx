import { type Choice, keepsAlert } from '@portal/contract/areas/notify/choices';
import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { messageText } from '@portal/contract/messages';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AlertLine } from '#ui/surface/alert-line.tsx';
import { Note } from '#ui/text/note.tsx';
import type { KindChoices, SettingSaves, UserChannel } from '../api.ts';
import { CHOICE_OPTIONS, KIND_TEXTS, unreachedText } from './choice-words.ts';

type Props = {
  row: KindChoices;
  channels: readonly UserChannel[];
  opened: boolean;
  onClose: () => void;
  needsAsking: (kind: KindChoices['kind'], channel: OutsideChannel) => boolean;
  onAsk: () => void;
  choose: SettingSaves['choose'];
};

/** The choices of one kind on a phone, saved together. */
export function KindSheet({ row, channels, opened, onClose, needsAsking, onAsk, choose }: Props) {
  const [chosen, setChosen] = useState(row.choices);
  const hasAlert = keepsAlert(row.kind, chosen);
  const change = (channel: OutsideChannel, choice: Choice) =>
    setChosen(chosen.map((one) => (one.channel === channel ? { ...one, choice } : one)));
  const save = async () => {
    if (hasAlert && (await choose(row.kind, chosen))) onClose();
  };
  return (
    <Sheet title={KIND_NAMES[row.kind]} opened={opened} onClose={onClose}>
      <Stack gap={16}>
        <Note size={14}>{KIND_TEXTS[row.kind]}</Note>
        {chosen.map(({ channel, choice, reachYn }) => (
          <Stack key={channel} gap={4}>
            <Row gap={8} align="baseline">
              <b>{CHANNEL_NAMES[channel]}</b>
              {reachYn === 'N' && <Note as="small">{unreachedText(channels, channel)}</Note>}
            </Row>
            {needsAsking(row.kind, channel) ? (
              <BusyButton variant="default" fullWidth onClick={onAsk}>
                알림톡 신청
              </BusyButton>
            ) : (
              <Segments
                label={`${KIND_NAMES[row.kind]} ${CHANNEL_NAMES[channel]}`}
                value={choice}
                options={CHOICE_OPTIONS}
                onChange={(next) => change(channel, next)}
              />
            )}
          </Stack>
        ))}
        {!hasAlert && <AlertLine role="alert">{messageText('ALERT_NEEDED')}</AlertLine>}
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose}>
          닫기
        </BusyButton>
        <BusyButton onClick={save}>저장</BusyButton>
      </ButtonRow>
    </Sheet>
  );
}
