import { type Change, orNone } from '@portal/contract/core/forms';
import { messageText } from '@portal/contract/messages';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './changed-lines.module.css';

/** A change by another user. `by` and `at` are '' where they are not known. */
export type ChangedLine = Change & {
  by: string;
  at: string;
  /** Tells several changes of one item apart. */
  id?: number;
  reason?: string;
  /** The user has not seen it before. */
  isNew?: boolean;
};

const signature = ({ by, at }: ChangedLine): string => [by, at.slice(0, 16)].filter((text) => text !== '').join(' · ');

/** Values of several lines stand below each other. */
const isLong = ({ originValue, newValue }: Change): boolean => `${originValue}${newValue}`.includes('\n');

/** Each changed item with its values before and after, its author and its time. */
export const ChangedLines = ({ lines }: { lines: readonly ChangedLine[] }) => (
  <ul className={css['lines']}>
    {lines.map((line) => (
      <li key={line.id ?? line.itemName}>
        <strong>
          {line.itemName}
          {line.isNew && <mark>새 변경</mark>}
        </strong>
        <span data-long={isLong(line) || undefined}>
          <del>{orNone(line.originValue)}</del>
          <span role="img" aria-label="에서">
            →
          </span>
          <ins>{orNone(line.newValue)}</ins>
          {line.reason !== undefined && <em>사유: {line.reason}</em>}
        </span>
        <small>{signature(line)}</small>
      </li>
    ))}
  </ul>
);

type StripProps = { lines: readonly ChangedLine[]; onSeen: () => void };

/** The changes since the user last looked, above the sections of a record. They stay until the user confirms them. */
export function ChangedStrip({ lines, onSeen }: StripProps) {
  return (
    <section aria-label="바뀐 내용" className={lines.length > 0 ? css['strip'] : css['none']} data-print="off">
      <p role="status">{lines.length > 0 && `다른 사용자가 ${lines.length}개 항목을 바꿨습니다.`}</p>
      {lines.length > 0 && (
        <>
          <Icon name="alert" />
          <ChangedLines lines={lines} />
          <BusyButton variant="default" size="compact-sm" onClick={onSeen}>
            확인했습니다
          </BusyButton>
        </>
      )}
    </section>
  );
}

/** Shown in place of the actions after another user deleted the record. What this user typed stays in view. */
export const DeletedNotice = () => (
  <p role="alert" className={css['deleted']}>
    <Icon name="alert" />
    {messageText('record.missing')}
  </p>
);

type DialogProps = { lines: readonly ChangedLine[] | null; onClose: () => void };

/** Explains a refused step: what changed since the user decided on it. */
export const ChangedDialog = ({ lines, onClose }: DialogProps) => (
  <Dialog title="바뀐 내용" opened={lines !== null} onClose={onClose} width={680} isAbove>
    <p className={css['text']}>{messageText('record.changed.decideAgain')}</p>
    <ChangedLines lines={lines ?? []} />
    <ButtonRow>
      <BusyButton rests={false} onClick={onClose} data-autofocus>
        확인했습니다
      </BusyButton>
    </ButtonRow>
  </Dialog>
);
