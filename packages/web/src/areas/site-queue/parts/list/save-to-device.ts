import { seoulTime } from '@portal/contract/core/dates';
import { saveFiles } from '#lib/save-file.ts';
import { readFiles, type UnsentEntry } from '../store/entries.ts';

const textOf = ({ projectName, title, madeAt, body }: UnsentEntry): string => {
  const own = Object.entries(body).filter(([name]) => !name.endsWith('Id'));
  const values = own.map(([, value]) => (typeof value === 'object' ? JSON.stringify(value) : String(value)));
  return [projectName, `${title} · ${seoulTime(new Date(madeAt))}`, ...values].join('\n');
};

/** Saves entries as files: their photos, and one text of all that has none. */
export async function saveToDevice(entries: readonly UnsentEntry[]): Promise<void> {
  const files: { name: string; blob: Blob }[] = [];
  for (const { entryId } of entries)
    for (const { name, type, bytes } of await readFiles(entryId))
      files.push({ name, blob: new Blob([bytes], { type }) });
  const texts = entries.filter(({ kind }) => kind !== 'photo').map(textOf);
  if (texts.length > 0)
    files.push({ name: '미전송.txt', blob: new Blob([texts.join('\n\n')], { type: 'text/plain' }) });
  saveFiles(files);
}
