import { photoProblem } from '@portal/contract/areas/files/kinds';
import type { TakenSource } from '@portal/contract/areas/site-photos/photos';
import { seoulTime } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { whyUnreadable } from '#kit/files/picture-content.ts';
import { readTakenTime } from './exif-time.ts';

/** The longest side of a stored photo. */
export const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

/** A photo as it is stored: drawn anew, so that nothing of the camera's facts is left in it. */
export type CameraPicture = { blob: Blob; takenDtm: string; takenFrom: TakenSource };

type Source = CanvasImageSource;
type Size = { width: number; height: number };

/** The size of a picture whose longest side is at most that of a stored photo. */
export function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function drawn(source: Source, size: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const { width, height } = storedSize(size);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be encoded'))),
      'image/jpeg',
      QUALITY,
    );
  });
}

/** Now as the clock of this device says, as a time in Seoul with its offset. */
export const deviceMoment = (now = new Date()): string => `${seoulTime(now).replace(' ', 'T')}+09:00`;

/** The picture that the camera of the page shows now. */
export async function pictureOfVideo(video: HTMLVideoElement): Promise<CameraPicture> {
  const takenDtm = deviceMoment();
  const blob = await drawn(video, { width: video.videoWidth, height: video.videoHeight });
  return { blob, takenDtm, takenFrom: 'D' };
}

/** Why a file cannot become a photo. */
export const unreadableText = async (file: File): Promise<string> => {
  const cause = photoProblem(file) ?? 'photo.compressFailed';
  const message = cause === 'photo.heic' ? cause : await whyUnreadable(file, 'photo.compressFailed');
  return messageText(message, { file: file.name });
};

/**
 * The picture of a chosen file, upright. Its time is read before it is drawn anew; a file without one has the time of
 * the device. Throws when the browser cannot read the file.
 */
export async function pictureOfFile(file: File): Promise<CameraPicture> {
  const taken = await readTakenTime(file);
  const bitmap = await createImageBitmap(file);
  try {
    const blob = await drawn(bitmap, bitmap);
    return taken === ''
      ? { blob, takenDtm: deviceMoment(), takenFrom: 'D' }
      : { blob, takenDtm: taken, takenFrom: 'E' };
  } finally {
    bitmap.close();
  }
}
