import type { RefObject } from 'react';
import { Text } from '#ui/text/text.tsx';
import css from './camera.module.css';
import { FailedShots } from './failed-shots.tsx';
import { NoRoom } from './no-room.tsx';
import { PairFinder } from './pair-finder.tsx';
import { UnreadableFiles } from './unreadable-files.tsx';
import type { FinderState } from './use-finder.ts';
import type { Pair } from './use-pair.ts';
import type { Shots } from './use-shots.ts';

type Props = {
  video: RefObject<HTMLVideoElement | null>;
  flash: RefObject<HTMLDivElement | null>;
  state: FinderState;
  wasAway: boolean;
  unsent: string;
  room: number | null;
  shots: Shots;
  pair: Pair;
};

/** What the camera sees, and over it what must be read before the next shot. */
export const Finder = ({ video, flash, state, wasAway, unsent, room, shots, pair }: Props) => (
  <div className={css['finder']} data-state={state}>
    {state !== 'files' && <video ref={video} playsInline muted aria-label="카메라 화면" />}
    {state === 'files' && (
      <Text padY={24} padX={24}>
        아래 단추를 누르면 휴대전화의 카메라가 열립니다.
      </Text>
    )}
    <PairFinder pair={pair} />
    {wasAway && (
      <p className={css['tip']} role="status">
        카메라로 넘어갔던 화면을 다시 열었습니다. {unsent !== '' && `${unsent}은 기기에 있습니다.`}
      </p>
    )}
    <div ref={flash} className={css['flash']} />
    {shots.unreadable.length > 0 && <UnreadableFiles shots={shots} />}
    {room !== null && shots.failed.shots.length === 0 && <NoRoom megabytes={room} unsent={unsent} />}
    {shots.failed.shots.length > 0 && <FailedShots shots={shots} className={css['over']} />}
  </div>
);
