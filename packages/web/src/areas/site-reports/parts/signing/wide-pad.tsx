import { useSyncExternalStore } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ModalLayer } from '#ui/layers/modal-layer.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PadSurface } from './pad-surface.tsx';
import css from './wide-pad.module.css';

const PARTS = {
  inner: css['inner'],
  content: css['content'],
  header: css['header'],
  title: css['title'],
  body: css['body'],
};

const UPRIGHT = '(orientation: portrait)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(UPRIGHT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
const isUpright = (): boolean => window.matchMedia(UPRIGHT).matches;

/** Who signs, and what the customer has read. */
export type PadOwner = { title: string; name: string; role: string; note: string };

type Props = {
  owner: PadOwner;
  pad: { value: string; onChange: (strokes: string) => void; onTooLong: () => void };
  /** What is wrong with the signature, or ''. */
  notice: string;
  done: string;
  onDone: () => unknown;
  onClose: () => void;
};

/** The pad over the whole screen, across. On a phone that is held upright it is turned, and the hand turns the phone. */
export function WidePad({ owner, pad, notice, done, onDone, onClose }: Props) {
  const turned = useSyncExternalStore(subscribe, isUpright);
  return (
    <ModalLayer title={owner.title} opened onClose={onClose} width={1600} parts={PARTS} isAbove>
      <aside className={css['aside']}>
        <dl>
          <dt>이름</dt>
          <dd>{owner.name}</dd>
          <dt>직책</dt>
          <dd>{owner.role}</dd>
        </dl>
        <p>{notice === '' ? owner.note : <strong role="alert">{notice}</strong>}</p>
        <BusyButton variant="default" leftSection={<Icon name="repeat" />} onClick={onClose}>
          세로로
        </BusyButton>
      </aside>
      <div className={css['main']}>
        <PadSurface {...pad} isWrong={notice !== ''} turned={turned} />
        <div className={css['foot']}>
          <BusyButton variant="default" onClick={() => pad.onChange('')}>
            지우기
          </BusyButton>
          <BusyButton rests={false} onClick={onDone}>
            {done}
          </BusyButton>
        </div>
      </div>
    </ModalLayer>
  );
}
