import { typefaces } from 'virtual:typefaces';
import type { ReportPage } from '@portal/contract/areas/site-reports/calls';
import { onPaper } from '@portal/contract/areas/site-reports/signs';
import { openRanges } from '#lib/number-ranges.ts';
import type { PaperContent } from './paper-content.ts';

const [main = '', ...others] = typefaces;
const FACES = [openRanges(main), ...others.map(openRanges)] as const;

/** A text as the paper shows it: what no typeface has is there as what means the same, or by its number. */
const drawn = (text: string): string => onPaper(FACES, text).text;

type Photo = PaperContent['pairs'][number]['before'];
const drawnPhoto = (photo: Photo): Photo => photo && { ...photo, caption: drawn(photo.caption) };

/** The content of a paper as it is drawn. */
export const drawnContent = (content: PaperContent): PaperContent => ({
  ...content,
  summary: drawn(content.summary),
  remarks: drawn(content.remarks),
  absenceNote: drawn(content.absenceNote),
  facts: { ...content.facts, place: drawn(content.facts.place), clientName: drawn(content.facts.clientName) },
  materials: content.materials.map((line) => ({
    ...line,
    name: drawn(line.name),
    model: drawn(line.model),
    unit: drawn(line.unit),
  })),
  pairs: content.pairs.map(({ before, after }) => ({ before: drawnPhoto(before), after: drawnPhoto(after) })),
  signers: content.signers.map((signer) => ({
    ...signer,
    name: drawn(signer.name),
    role: drawn(signer.role),
    company: drawn(signer.company),
  })),
});

/** What a paper takes from the page of its report, as it is drawn. */
export const drawnPage = <Page extends Pick<ReportPage, 'projectName' | 'companyName'>>(page: Page): Page => ({
  ...page,
  projectName: drawn(page.projectName),
  companyName: drawn(page.companyName),
});

/** The texts of a draft that stand on its paper. */
export const textsOf = ({ summary, remarks, facts, materials, pairs }: PaperContent): string[] => [
  summary,
  remarks,
  facts.place,
  facts.clientName,
  ...materials.flatMap(({ name, model, unit }) => [name, model, unit]),
  ...pairs.flatMap(({ before, after }) => [before?.caption ?? '', after?.caption ?? '']),
];

/** The characters of texts that no typeface has, as '😀 → [U+1F600]', each once. */
export function namedSigns(texts: readonly string[]): string[] {
  const named = texts.flatMap((text) => onPaper(FACES, text).named);
  return [...new Set(named.map(({ written, drawn: shown }) => `${written} → ${shown}`))];
}
