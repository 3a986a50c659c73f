/// <reference path="../../server/src/fontkit.d.ts" />
import { fileURLToPath } from 'node:url';
import { openSync } from 'fontkit';
import type { Plugin } from 'vite';
import { TYPEFACE_ORDER, TYPEFACES } from '../../contract/src/areas/site-reports/typefaces.ts';
import { packRanges } from '../src/lib/number-ranges.ts';

const NAME = 'virtual:typefaces';
const ID = `\0${NAME}`;

const fileOf = (name: string): string => fileURLToPath(new URL(`../../../typefaces/${name}`, import.meta.url));

/**
 * Makes the module 'virtual:typefaces' while the page is built: which characters the typefaces of a paper have. The
 * page names those that none has before anybody signs (D-582).
 */
export function typefacesPlugin(): Plugin {
  return {
    name: 'typefaces',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      const packed = TYPEFACE_ORDER.map((face) => packRanges(openSync(fileOf(TYPEFACES[face].file)).characterSet));
      return `export const typefaces = ${JSON.stringify(packed)};`;
    },
  };
}
