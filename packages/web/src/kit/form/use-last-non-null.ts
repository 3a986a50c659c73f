import { useState } from 'react';

/** The last value that was not null, so that a dialog keeps its content while it fades out. */
export function useLastNonNull<T>(value: T | null): T | null {
  const [shown, setLastShown] = useState(value);
  if (value !== null && value !== shown) setLastShown(value);
  return value ?? shown;
}
