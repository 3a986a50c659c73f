import type { Ctx } from '#context.ts';
import { sealField, unsealField } from '#security/sealed-fields.ts';
import type { PaperFacts } from './tables.ts';

type Keys = Pick<Ctx, 'keys'>;

/** What a seal belongs to: the paper of an award. */
const fieldOf = (awardId: number) => ({ table: 'site_report', column: 'paper', row: String(awardId) });

/**
 * Seals what a page shows on the paper besides the report. The device sends it back with the signatures, also
 * days later. What was shown is what is stored (D-581).
 */
export const sealPaper = ({ keys }: Keys, awardId: number, facts: PaperFacts): string =>
  sealField(keys, fieldOf(awardId), JSON.stringify(facts));

/** What was shown; null without a seal, or with one that no key opens or that is of another award. */
export function openPaper({ keys }: Keys, awardId: number, sealed: string): PaperFacts | null {
  if (sealed === '') return null;
  try {
    const facts: PaperFacts = JSON.parse(unsealField(keys, fieldOf(awardId), sealed));
    return facts;
  } catch {
    return null;
  }
}
