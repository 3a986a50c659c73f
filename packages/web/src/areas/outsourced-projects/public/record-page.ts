/** Loads how an outsourced project is read, for the page of a project and of an order. */
export const recordSource = async () => (await import('../api.ts')).projectSource;

/** Loads what opens an award that the device has. */
export const openAward = async () => (await import('./open-offline-award.ts')).openOfflineAward;
