import { HEIC_START, isHeicContent } from '@portal/contract/areas/files/kinds';
import type { MessageKey } from '@portal/contract/messages';

/** So many bytes hold the marks of an animation: its frames begin behind them. */
const HEAD_BYTES = 64 * 1024;

const bytesOf = async (file: Blob, most: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(0, most).arrayBuffer());

/** Why the browser cannot read a picture: HEIC by its content, whatever its name says, else `otherwise`. */
export async function whyUnreadable(file: Blob, otherwise: MessageKey): Promise<MessageKey> {
  const start = await bytesOf(file, HEIC_START).catch(() => new Uint8Array());
  return isHeicContent(start) ? 'photo.heic' : otherwise;
}

/** Whether a GIF, WebP or PNG moves. Only its first frame is stored. */
export async function isAnimated(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await bytesOf(file, HEAD_BYTES));
  if (text.startsWith('GIF8')) return text.includes('NETSCAPE2.0') || text.split('\u0021\u00f9\u0004').length > 2;
  if (text.startsWith('RIFF')) return text.slice(12, 16) === 'VP8X' && text.includes('ANIM');
  return text.slice(1, 4) === 'PNG' && (text.split('IDAT')[0] ?? '').includes('acTL');
}

/** Whether two files have the same bytes. */
export async function hasSameContent(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [bytes, others] = await Promise.all([bytesOf(one, one.size), bytesOf(other, other.size)]);
  return bytes.every((byte, at) => byte === others[at]);
}
