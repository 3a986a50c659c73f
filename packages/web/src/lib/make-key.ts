/** A random key of 128 bits in hex. Unlike randomUUID it works over plain http too. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
