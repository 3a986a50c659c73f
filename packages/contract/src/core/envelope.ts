/** Body of a list or an info: one element in `data` for an info (D-126). */
export type Envelope = { data: unknown[]; meta?: Record<string, unknown> };

export type EnvelopeStyle = 'object' | 'text';

/** What goes out: the object, or with WIRE_ENVELOPE=text one JSON string that holds its text. */
export const wrapEnvelope = (envelope: Envelope, style: EnvelopeStyle): Envelope | string =>
  style === 'text' ? JSON.stringify(envelope) : envelope;

const parseText = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Reads every shape a server may send: the object, a text of it, or JSON text inside `data`. */
export function openEnvelope(body: unknown): unknown {
  const outer = parseText(body);
  if (typeof outer !== 'object' || outer === null || !('data' in outer)) return outer;
  return { ...outer, data: parseText(outer.data) };
}
