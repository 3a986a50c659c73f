/** A message from the address page to the dialog around it. */
export type PostcodeMessage = { kind: 'postcode'; zonecode: string; address: string } | { kind: 'postcode-failed' };

/** Parses a message of the address page. Null for any other message. */
export function readPostcodeMessage(data: unknown): PostcodeMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'postcode-failed') return { kind: 'postcode-failed' };
  if (data.kind !== 'postcode' || !('zonecode' in data) || !('address' in data)) return null;
  const { zonecode, address } = data;
  if (typeof zonecode !== 'string' || typeof address !== 'string') return null;
  return { kind: 'postcode', zonecode, address };
}
