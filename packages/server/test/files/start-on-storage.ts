import { join } from 'node:path';
import { startObjectStore } from '#test-kit/object-store.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { listFiles, type Storage } from './open-files.ts';

export type OnStorage = {
  portal: TestApp;
  /** The keys of everything in the store. */
  stored: () => Promise<string[]>;
  /** The files being received, and leftovers of them. */
  incoming: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Starts the whole server with its files in a folder or in an object store of its own. */
export async function startOnStorage(storage: Storage): Promise<OnStorage> {
  const objects = storage === 's3' ? await startObjectStore() : undefined;
  // The environment configures the SDK, as in production.
  Object.assign(process.env, objects?.env);
  const portal = await startApp(objects ? { STORAGE_URL: 's3://bucket/portal' } : {});
  return {
    portal,
    stored: async () => (objects ? [...objects.objects.keys()] : listFiles(join(portal.dataDir, 'files'))),
    incoming: () => listFiles(join(portal.dataDir, 'incoming')),
    close: async () => {
      await portal.close();
      for (const name of Object.keys(objects?.env ?? {})) delete process.env[name];
      await objects?.close();
    },
  };
}
