import { lazy } from 'react';

/** The popup of the special layout, loaded when it is first opened. */
export const AlarmPopup = lazy(async () => ({ default: (await import('../parts/alarm-popup.tsx')).AlarmPopup }));
