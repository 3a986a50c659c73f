import { photoLabelWord } from '@portal/contract/areas/site-photos/photos';
import { Link } from '@tanstack/react-router';
import { paths } from '#lib/paths.ts';
import { CoverLabel } from '#ui/choices/cover-label.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { CameraPlace } from '../store/note-store.ts';
import css from './camera.module.css';
import { FileChoice } from './file-choice.tsx';
import type { FinderState } from './use-finder.ts';
import type { Shots } from './use-shots.ts';

type Props = {
  place: CameraPlace;
  state: FinderState;
  shots: Shots;
  busy: boolean;
  /** Nothing may be taken now: something on screen must be answered first. */
  stopped: boolean;
  takeFiles: (files: readonly File[]) => Promise<void>;
  onShoot: () => Promise<void>;
  onAway: () => void;
};

function Shutter({ place, state, busy, stopped, takeFiles, onShoot, onAway }: Omit<Props, 'shots'>) {
  const name = `${photoLabelWord(place.label)} 사진 찍기`;
  if (state === 'files')
    return (
      <CoverLabel className={css['shutter']} data-off={stopped || busy || undefined}>
        {!stopped && <FileChoice capture name={name} onFiles={takeFiles} onAway={onAway} />}
      </CoverLabel>
    );
  return (
    <button
      type="button"
      className={css['shutter']}
      aria-label={name}
      disabled={stopped || state === 'opening'}
      aria-busy={busy}
      onClick={() => void onShoot()}
    />
  );
}

/** The last shot, the shutter, and the choice of pictures that were taken before. */
export const CameraFoot = ({ shots, ...rest }: Props) => (
  <Row as="footer" className={css['foot']} justify="between" padY={12} padX={24}>
    <Link to={paths.siteQueue} className={css['last']} aria-label={`찍은 사진 보기 ${shots.count}`}>
      {shots.last === '' ? <Icon name="upload" /> : <img src={shots.last} alt="" />}
      {shots.count > 0 && <b>{shots.count}</b>}
    </Link>
    <Shutter {...rest} />
    <CoverLabel className={css['pick']}>
      <Icon name="clip" />
      {!rest.stopped && <FileChoice name="사진첩에서 고르기" onFiles={rest.takeFiles} onAway={rest.onAway} />}
    </CoverLabel>
  </Row>
);
