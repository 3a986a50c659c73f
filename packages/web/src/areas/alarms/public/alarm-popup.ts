import { lazyPart } from '#ui/feedback/lazy-part.ts';

/** The popup of the special layout, loaded when it is first opened. */
export const AlarmPopup = lazyPart(async () => (await import('../parts/alarm-popup.tsx')).AlarmPopup);
