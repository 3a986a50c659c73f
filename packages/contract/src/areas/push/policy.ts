/** Most devices of one person. With one more, the one that was not used for longest goes (D-416). */
export const MOST_DEVICES = 10;
/** Days after the last visit for which a device is kept. */
export const DEVICE_DAYS = 90;
/** Most characters of the address of a device at its push service. */
export const ENDPOINT_LIMIT = 1000;
