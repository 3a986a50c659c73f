import { mergeConfig } from 'vite';
import config from './vite.config.ts';

/** Gives every script of the page another name, as a release does in which all of it changed. */
const otherNames = { name: 'other-names', augmentChunkHash: () => 'next version' };

export default mergeConfig(config, { plugins: [otherNames] });
