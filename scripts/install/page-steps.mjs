import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

const PAGE = join(ROOT, 'docs/operations.ko.md');

/** The commands of the fenced blocks of a step, which are indented, without their indentation. */
const blocksOf = (text) =>
  [...text.matchAll(/^( {3,})```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent, block]) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/**
 * The numbered steps of a section of the page of operations, in their order: number, first sentence and the blocks of
 * commands.
 */
export const readSteps = (heading) => {
  const [, rest = ''] = readFileSync(PAGE, 'utf8').split(`\n## ${heading}\n`);
  const [section] = rest.split(/\n##+ /);
  const steps = section.split(/^(?=\d+\. )/m).filter((part) => /^\d+\. /.test(part));
  if (steps.length === 0) throw new Error(`${PAGE}: no steps below '${heading}'`);
  return steps.map((text) => {
    const [, number, sentence] = /^(\d+)\. ([^.:]*)/.exec(text);
    return { number: Number(number), sentence, blocks: blocksOf(text) };
  });
};
