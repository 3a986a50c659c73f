import { messageText } from '@portal/contract/messages';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { paths } from '#lib/paths.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { saveBlobs } from '../list/save-to-device.ts';
import css from './camera.module.css';
import { freeBytes, isRoomShort } from './device-room.ts';
import { shotFileName } from './save-shot.ts';
import type { Shots } from './use-shots.ts';

const MEGABYTE = 1024 * 1024;

/** The free megabytes, once they are known to be too few; null otherwise. `shots` asks again after each one. */
export function useShortRoom(shots: number): number | null {
  const [free, setFree] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each shot takes room
  useEffect(() => {
    void freeBytes().then((bytes) => setFree(bytes !== null && isRoomShort(bytes) ? bytes : null));
  }, [shots]);
  return free === null ? null : Math.floor(free / MEGABYTE);
}

/** Says that the device has no room for another photo, and leads to what must be sent first. */
export const NoRoom = ({ megabytes, unsent }: { megabytes: number; unsent: string }) => (
  <div className={css['stop']} role="alert">
    <Icon name="alert" />
    <b>{messageText('queue.noRoom')}</b>
    <small>남은 공간 {megabytes} MB · 찍은 사진은 그대로 있습니다</small>
    <Link to={paths.siteQueue}>{unsent === '' ? '미전송 보기' : `${unsent} 보기`}</Link>
  </div>
);

/** Shots that are not on the device. They stay on screen until they are stored, saved as files or given up. */
export function FailedShots({ shots: { failed, again, drop } }: { shots: Shots }) {
  const [saved, setSaved] = useState(false);
  useUnsaved(!saved);
  const save = () => {
    saveBlobs(failed.shots.map((shot) => ({ name: shotFileName(shot), blob: shot.picture.blob })));
    setSaved(true);
  };
  return (
    <div className={css['stop']} role="alert">
      <Icon name="alert" />
      <b>{failed.reason}</b>
      <small>방금 찍은 사진 {failed.shots.length}장이 아직 저장되지 않았습니다</small>
      <BusyButton rests={false} onClick={again}>
        다시 저장
      </BusyButton>
      <BusyButton variant="default" onClick={save}>
        파일로 내려받기
      </BusyButton>
      {saved && (
        <BusyButton variant="default" onClick={drop}>
          닫기
        </BusyButton>
      )}
    </div>
  );
}

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
