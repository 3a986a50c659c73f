import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';

let last = 0;

/** Rows of photos as after their upload, without bytes. Answers their names joined as a request sends them. */
export async function uploadedPhotos({ ctx, clock }: TestApp, names: readonly string[], by: Person = 'sales1') {
  const rows = names.map((name) => {
    last += 1;
    return {
      folder: FILE_RULES.projectPhoto.folder,
      name,
      storage_key: last.toString(16).padStart(32, '0'),
      mime: 'image/png',
      bytes: 1,
      uploaded_by: by,
      uploaded_at: clock.now,
    };
  });
  await ctx.db.insertInto('stored_file').values(rows).execute();
  return names.join('^');
}
