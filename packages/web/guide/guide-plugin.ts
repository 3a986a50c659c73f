import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parseGuide, picturesOf } from './parse-guide.ts';
import { pictureSize } from './picture-size.ts';

const DOCS = fileURLToPath(new URL('../../../docs', import.meta.url));
const GUIDE = `${DOCS}/guide.ko.md`;
const NAME = 'virtual:guide';
const ID = `\0${NAME}`;

/**
 * Turns docs/guide.ko.md into the module 'virtual:guide' while the page is built. Its pictures become files of the
 * build.
 */
export function guidePlugin(): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      this.addWatchFile(GUIDE);
      const parts = parseGuide(readFileSync(GUIDE, 'utf8'));
      // A new picture is missing until the screenshots are taken. A check of the sources asks for it.
      const pictures = picturesOf(parts).filter((src) => existsSync(`${DOCS}/${src}`));
      const imports = pictures.map((src, index) => `import picture${index} from ${JSON.stringify(`${DOCS}/${src}`)};`);
      const sizes = pictures.map((src, index) => {
        const { width, height } = pictureSize(readFileSync(`${DOCS}/${src}`));
        return `${JSON.stringify(src)}: { url: picture${index}, width: ${width}, height: ${height} }`;
      });
      return [
        ...imports,
        `export const pictures = { ${sizes.join(', ')} };`,
        `export const parts = ${JSON.stringify(parts)};`,
      ].join('\n');
    },
  };
}
