/** A browser may read a file some time after the press. */
const REVOKE_AFTER_MS = 60_000;
/** A press starts several downloads. Browsers drop those that come at once. */
const BETWEEN_MS = 300;

/** Saves a file under its name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

/** Saves several files, one after another. */
export function saveFiles(files: readonly { name: string; blob: Blob }[]): void {
  for (const [index, { name, blob }] of files.entries()) setTimeout(() => saveFile(blob, name), index * BETWEEN_MS);
}
