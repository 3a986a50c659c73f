/** How much of a file is looked at. Cameras write their facts at the beginning. */
const HEAD_BYTES = 256 * 1024;
const EXIF_POINTER = 0x8769;
const TAKEN = 0x9003;
const TAKEN_OFFSET = 0x9011;
/** '2026:11:28 09:03:22' and '+09:00'. */
const TIME = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/;
const OFFSET = /^[+-]\d{2}:\d{2}/;

/** Where the TIFF block of a JPEG begins; undefined when there is none. */
function tiffStart(view: DataView): number | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // The picture itself begins.
    if (marker === 0xda) return undefined;
    if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) return at + 10;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Reads the entries of one directory of a TIFF block. */
function tiffReader(view: DataView, start: number) {
  const little = view.getUint16(start) === 0x4949;
  const uint16 = (at: number): number => view.getUint16(start + at, little);
  const uint32 = (at: number): number => view.getUint32(start + at, little);
  const find = (directory: number, tag: number): number | undefined => {
    const entries = Array.from({ length: uint16(directory) }, (_, index) => directory + 2 + index * 12);
    return entries.find((entry) => uint16(entry) === tag);
  };
  const text = (entry: number): string => {
    const length = uint32(entry + 4);
    const from = length <= 4 ? entry + 8 : uint32(entry + 8);
    return String.fromCharCode(...new Uint8Array(view.buffer, start + from, Math.min(length, 40)));
  };
  return { uint32, find, text };
}

/** The offset of this device's zone at a time of its clock, '+09:00'. */
function deviceOffset(day: string, time: string): string {
  const minutes = -new Date(`${day}T${time}`).getTimezoneOffset();
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}

function readTime(view: DataView): string {
  const start = tiffStart(view);
  if (start === undefined) return '';
  const { uint32, find, text } = tiffReader(view, start);
  const pointer = find(uint32(4), EXIF_POINTER);
  if (pointer === undefined) return '';
  const directory = uint32(pointer + 8);
  const taken = find(directory, TAKEN);
  const [, year, month, date, time = ''] = (taken === undefined ? null : TIME.exec(text(taken))) ?? [];
  const day = `${year}-${month}-${date}`;
  if (year === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`))) return '';
  const written = find(directory, TAKEN_OFFSET);
  const [offset] = (written === undefined ? null : OFFSET.exec(text(written))) ?? [];
  return `${day}T${time}${offset ?? deviceOffset(day, time)}`;
}

/**
 * When a photo was taken, as its camera wrote it into the file: '2026-11-28T09:03:22+09:00'. Without an offset the zone
 * of this device counts. '' when the file does not say.
 */
export async function readTakenTime(file: Blob): Promise<string> {
  try {
    return readTime(new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // Cut short or broken: what it says is not to be trusted.
    return '';
  }
}
