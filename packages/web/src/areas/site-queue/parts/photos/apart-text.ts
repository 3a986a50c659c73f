const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

const instantOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}+09:00`);

const spanOf = (minutes: number): string => {
  if (minutes < HOUR) return `${minutes}분`;
  return minutes < DAY ? `${Math.round(minutes / HOUR)}시간` : `${Math.round(minutes / DAY)}일`;
};

/**
 * How far the times of a photo are apart: '4시간 뒤' for one that was sent later. One from the future was taken by a
 * device whose clock is wrong: '기기 시각 1일 빠름'.
 */
export function apartText(takenDtm: string, receivedDtm: string): string {
  if (takenDtm === '') return '';
  const minutes = Math.round((instantOf(receivedDtm) - instantOf(takenDtm)) / MINUTE_MS);
  return minutes < 0 ? `기기 시각 ${spanOf(-minutes)} 빠름` : `${spanOf(minutes)} 뒤`;
}
