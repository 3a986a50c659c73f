import { BusyButton } from '#ui/buttons/busy-button.tsx';
import css from './camera.module.css';
import type { Shots } from './use-shots.ts';

/** Files that the browser cannot read, each with its reason. */
export const UnreadableFiles = ({ shots: { unreadable, closeUnreadable } }: { shots: Shots }) => (
  <div className={css['unreadable']} role="alert">
    {unreadable.map(({ name, text }) => (
      <p key={name}>
        <b>{name}</b> {text}
      </p>
    ))}
    <BusyButton variant="default" size="sm" onClick={closeUnreadable}>
      확인
    </BusyButton>
  </div>
);
