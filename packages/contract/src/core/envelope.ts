/** Body of a list, of rows or of an info. An info has one element in `data` (D-126). */
export type Envelope = { data: unknown[]; meta?: Record<string, unknown> };

export type EnvelopeStyle = 'object' | 'text';

/** The body as it is sent: the object, or with WIRE_ENVELOPE=text its JSON as one string. */
export const wrapEnvelope = (envelope: Envelope, style: EnvelopeStyle): Envelope | string =>
  style === 'text' ? JSON.stringify(envelope) : envelope;

const parseText = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Opens every envelope that a server may send: the object, the object as JSON text, or JSON text inside `data`. */
export function openEnvelope(body: unknown): unknown {
  const outer = parseText(body);
  if (typeof outer !== 'object' || outer === null || !('data' in outer)) return outer;
  return { ...outer, data: parseText(outer.data) };
}
