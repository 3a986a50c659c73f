import { useEffect, useState } from 'react';
import { freeBytes, isRoomShort } from './device-room.ts';

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
