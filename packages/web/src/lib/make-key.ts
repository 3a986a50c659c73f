/** A random key of 128 bits in hex. Unlike randomUUID it works over plain http too. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key as the id that the device gives an entry of a site: the same key is never written twice. */
export const entryIdOf = (key: string): string => key.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** An id for an entry of a site, made on this device. */
export const makeEntryId = (): string => entryIdOf(makeKey());
