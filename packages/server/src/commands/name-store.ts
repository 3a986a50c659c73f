import { join, resolve } from 'node:path';
import type { Config } from '#config.ts';

/** The file store as an operator knows it: its folder or its bucket. */
export const nameStore = ({ storageUrl, dataDir }: Pick<Config, 'storageUrl' | 'dataDir'>): string =>
  storageUrl === 'file:' ? resolve(join(dataDir, 'files')) : storageUrl;
