/** The cache with the pictures of the awards that open offline. */
export const PICTURE_CACHE = 'award pictures';

/** Pages of a site, and those of an award, which the device may keep. */
const ON_DEVICE = /^\/(?:site|projects\/companyview|orders\/view)\//;

/** Whether a page is drawn from what the device has when the server does not answer (D-446, D-575). */
export const opensOnDevice = (pathname: string): boolean => ON_DEVICE.test(pathname);
