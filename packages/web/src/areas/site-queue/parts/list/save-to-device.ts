import { seoulTime } from '@portal/contract/core/dates';
import { type Entry, readFiles } from '../store/entries.ts';

/** A press starts several downloads. Browsers drop those that come at once. */
const BETWEEN_MS = 300;
/** A browser may read a file some time after the press. */
const KEPT_MS = 60_000;

function saveOne(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Hands files to the browser's downloads. */
export function saveBlobs(files: readonly { name: string; blob: Blob }[]): void {
  for (const [index, { name, blob }] of files.entries()) setTimeout(() => saveOne(name, blob), index * BETWEEN_MS);
}

const textOf = ({ projectName, title, madeAt, body }: Entry): string => {
  const own = Object.entries(body).filter(([name]) => !name.endsWith('Id'));
  const values = own.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return [projectName, `${title} · ${seoulTime(new Date(madeAt))}`, ...values].join('\n');
};

/** Saves entries as files: their photos, and one text of all that has none. */
export async function saveToDevice(entries: readonly Entry[]): Promise<void> {
  const files: { name: string; blob: Blob }[] = [];
  for (const { entryId } of entries)
    for (const { name, type, bytes } of await readFiles(entryId))
      files.push({ name, blob: new Blob([bytes], { type }) });
  const texts = entries.filter(({ kind }) => kind !== 'photo').map(textOf);
  if (texts.length > 0)
    files.push({ name: '미전송.txt', blob: new Blob([texts.join('\n\n')], { type: 'text/plain' }) });
  saveBlobs(files);
}
