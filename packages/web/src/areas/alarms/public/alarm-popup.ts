import { lazy } from 'react';

/** The popup of the special layout, fetched when it is opened. */
export const AlarmPopup = lazy(async () => ({ default: (await import('../parts/alarm-popup.tsx')).AlarmPopup }));
