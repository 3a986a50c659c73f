import type { Choice } from '@portal/contract/areas/notify/choices';
import { CHANNEL_NAMES } from '@portal/contract/areas/notify/deliveries';
import { KIND_NAMES } from '@portal/contract/areas/notify/kind-names';
import type { OutsideChannel } from '@portal/contract/areas/notify/kinds';
import { DIGEST_AT } from '@portal/contract/areas/notify/quiet-hours';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import type { KindChoices } from '../api.ts';
import { CHOICE_OPTIONS, CHOICE_WORDS, KIND_HINTS } from './choice-words.ts';
import css from './setting.module.css';

type TableProps = {
  kinds: readonly KindChoices[];
  /** Whether a cell needs that its person asks for it first. */
  needsAsking: (kind: KindChoices['kind'], channel: OutsideChannel) => boolean;
  onChoose: (row: KindChoices, channel: OutsideChannel, choice: Choice) => void;
  onAsk: () => void;
};

/** The ways that are offered, as heads of columns. */
const WayHeads = ({ kinds }: { kinds: readonly KindChoices[] }) =>
  kinds[0]?.choices.map(({ channel }) => (
    <th key={channel} scope="col">
      {CHANNEL_NAMES[channel]}
    </th>
  ));

/** Kinds against ways on a wide screen: the three choices stand in each cell. */
export function ChoiceTable({ kinds, needsAsking, onChoose, onAsk }: TableProps) {
  return (
    <table className={css['table']} aria-label="알림 종류와 수단">
      <thead>
        <tr>
          <th scope="col">종류</th>
          <WayHeads kinds={kinds} />
        </tr>
      </thead>
      <tbody>
        {kinds.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              {KIND_NAMES[row.kind]}
              <small>{KIND_HINTS[row.kind]}</small>
            </th>
            {row.choices.map(({ channel, choice }) => (
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
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type GridProps = { kinds: readonly KindChoices[]; onOpen: (row: KindChoices) => void };

/** Kinds against ways on a phone: each cell says its choice, and opens the sheet of its kind. */
export function ChoiceGrid({ kinds, onOpen }: GridProps) {
  return (
    <>
      <table className={css['grid']} aria-label="알림 종류와 수단">
        <thead>
          <tr>
            <th scope="col">종류</th>
            <WayHeads kinds={kinds} />
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => (
            <tr key={row.kind}>
              <th scope="row">
                <b>{KIND_NAMES[row.kind]}</b>
                <small>{KIND_HINTS[row.kind]}</small>
              </th>
              {row.choices.map(({ channel, choice }) => (
                <td key={channel}>
                  <button
                    type="button"
                    className={css['choice']}
                    data-choice={choice}
                    aria-label={`${KIND_NAMES[row.kind]} ${CHANNEL_NAMES[channel]}: ${CHOICE_WORDS[choice]}, 바꾸기`}
                    onClick={() => onOpen(row)}
                  >
                    {CHOICE_WORDS[choice]}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css['legend']}>
        <span className={css['choice']} data-choice="now">
          바로
        </span>
        생기면 곧
        <span className={css['choice']} data-choice="digest">
          모아서
        </span>
        {DIGEST_AT} 한 번에
      </p>
    </>
  );
}
