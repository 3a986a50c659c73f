import type { Ctx } from '#context.ts';

/** A file as rows or a backup name it. */
type NamedFile = { key: string; bytes: number };

/** Counts the files that a store has with their size. `different` are the keys of all others. */
export async function compareFiles(
  store: Ctx['files'],
  files: readonly NamedFile[],
): Promise<{ same: number; bytes: number; different: string[] }> {
  const result = { same: 0, bytes: 0, different: [] as string[] };
  for (const { key, bytes } of files) {
    const found = await store.open(key);
    found?.stream.destroy();
    if (found?.bytes === bytes) {
      result.same += 1;
      result.bytes += bytes;
    } else result.different.push(key);
  }
  return result;
}
