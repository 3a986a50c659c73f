import { PHOTO_TARGET } from '@portal/contract/areas/files/kinds';

const TARGET_BYTES = PHOTO_TARGET.megabytes * 1024 * 1024;
/** Tried in this order until the picture is small enough. At 1024 px the first nearly always is. */
const QUALITIES = [0.85, 0.7, 0.5];

type Size = { width: number; height: number };

/** The size of a picture scaled so that its longest side is at most the target's (FILE-03). */
export function shrunkSize({ width, height }: Size): Size {
  const scale = Math.min(1, PHOTO_TARGET.side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be encoded'))),
      type,
      quality,
    );
  });

function draw(bitmap: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency. Transparent parts become white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, 'image/jpeg', quality);
    if (!smallest || blob.size < smallest.size) smallest = blob;
    if (blob.size <= TARGET_BYTES) return blob;
  }
  return smallest ?? Promise.reject(new Error('the picture could not be encoded'));
}

/**
 * A picture of about 1 MB and at most 1024 px on its longest side, upright (FILE-03). A picture that is small enough is
 * returned unchanged, so that drawings stay sharp. Throws when the picture cannot be read.
 */
export async function compressPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const size = shrunkSize(bitmap);
    if (file.size <= TARGET_BYTES && size.width === bitmap.width && size.height === bitmap.height) return file;
    return await encode(draw(bitmap, size));
  } finally {
    bitmap.close();
  }
}
