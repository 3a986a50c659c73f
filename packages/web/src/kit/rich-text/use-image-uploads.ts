import { useEffect, useRef, useState } from 'react';
import { createImageUploads, type ImageUploads, type SendImage } from './image-uploads.ts';

/** The picture uploads of one form, closed when the form is unmounted. */
export function useImageUploads(send: SendImage): ImageUploads {
  const latest = useRef(send);
  latest.current = send;
  const [uploads] = useState(() => createImageUploads((image, options) => latest.current(image, options)));
  useEffect(() => uploads.close, [uploads]);
  return uploads;
}
