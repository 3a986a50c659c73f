import type { Choice, ReachedChoice } from '@portal/contract/areas/notify/choices';
import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { DIGEST_AT } from '@portal/contract/areas/notify/quiet-hours';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import type { KindChoices, UserChannel } from '../api.ts';
import { CHOICE_OPTIONS, CHOICE_WORDS, KIND_HINTS, unreachedWord } from './choice-words.ts';
import css from './notify.module.css';

type TableProps = {
  kinds: readonly KindChoices[];
  channels: readonly UserChannel[];
  /** Whether a cell needs that its person asks for it first. */
  needsAsking: (kind: KindChoices['kind'], channel: OutsideChannel) => boolean;
  onChoose: (row: KindChoices, channel: OutsideChannel, choice: Choice) => void;
  onAsk: () => void;
};

/** The ways that are offered, as heads of columns. */
const ChannelHeads = ({ channels }: { channels: readonly UserChannel[] }) =>
  channels.map(({ channel }) => (
    <th key={channel} scope="col">
      {CHANNEL_NAMES[channel]}
    </th>
  ));

/** Kinds against ways on a wide screen: the three choices stand in each cell. */
export function ChoiceTable({ kinds, channels, needsAsking, onChoose, onAsk }: TableProps) {
  return (
    <table className={css['table']} aria-label="알림 종류와 수단">
      <thead>
        <tr>
          <th scope="col">종류</th>
          <ChannelHeads channels={channels} />
        </tr>
      </thead>
      <tbody>
        {kinds.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              {KIND_NAMES[row.kind]}{' '}
              <Note as="small" size={12} weight="regular">
                {KIND_HINTS[row.kind]}
              </Note>
            </th>
            {row.choices.map(({ channel, choice, reachYn }) => (
              <td key={channel}>
                {needsAsking(row.kind, channel) ? (
                  <BusyButton variant="default" size="compact-sm" onClick={onAsk}>
                    알림톡 신청
                  </BusyButton>
                ) : (
                  <Segments
                    label={`${KIND_NAMES[row.kind]} ${CHANNEL_NAMES[channel]}`}
                    value={choice}
                    options={CHOICE_OPTIONS}
                    onChange={(next) => onChoose(row, channel, next)}
                  />
                )}
                {reachYn === 'N' && choice !== 'off' && (
                  <Note weight="regular">{unreachedWord(channels, channel)}</Note>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type GridProps = {
  kinds: readonly KindChoices[];
  channels: readonly UserChannel[];
  onOpen: (row: KindChoices) => void;
};

/** The word of a cell on a phone: the choice, or that nothing arrives by its way. */
const cellWord = (channels: readonly UserChannel[], { channel, choice, reachYn }: ReachedChoice): string =>
  reachYn === 'N' && choice !== 'off' ? unreachedWord(channels, channel) : CHOICE_WORDS[choice];

/** Kinds against ways on a phone: each cell says its choice, and opens the sheet of its kind. */
export function ChoiceGrid({ kinds, channels, onOpen }: GridProps) {
  return (
    <Stack gap={12}>
      <table className={css['table']} data-words aria-label="알림 종류와 수단">
        <thead>
          <tr>
            <th scope="col">종류</th>
            <ChannelHeads channels={channels} />
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                <Text as="b" weight="semibold">
                  {KIND_NAMES[row.kind]}
                </Text>
                <Note size={12} weight="regular">
                  {KIND_HINTS[row.kind]}
                </Note>
              </th>
              {row.choices.map((one) => (
                <td key={one.channel}>
                  <button
                    type="button"
                    className={css['choice']}
                    data-choice={one.reachYn === 'Y' ? one.choice : 'off'}
                    aria-label={`${KIND_NAMES[row.kind]} ${CHANNEL_NAMES[one.channel]}: ${cellWord(channels, one)}, 변경`}
                    onClick={() => onOpen(row)}
                  >
                    {cellWord(channels, one)}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Row as="p" gap={8} size={13} tone="soft" wraps>
        <span className={css['choice']} data-choice="now">
          바로
        </span>
        생기면 곧
        <span className={css['choice']} data-choice="digest">
          모아서
        </span>
        {DIGEST_AT} 한 번에
      </Row>
    </Stack>
  );
}
