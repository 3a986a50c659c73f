import { type MessageKey, messageText } from '@portal/contract/messages';
import { makeKey } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';

/** A file of a form: chosen in the page or stored already. */
export type ChosenFile = {
  /** Stays the same while the file is renamed and sent. */
  id: string;
  /** As the user knows it. */
  original: string;
  /** As the server stores it; what the form sends. */
  stored: string;
  blob: Blob;
  /** Address of a picture; '' for other files. An object address is revoked by whoever drops the file. */
  preview: string;
  sent: boolean;
};

/** What a form takes as files: its rules come from the contract. */
export type FileKind = {
  /** What one of them is called: '사진'. */
  noun: string;
  /** Media types the browser offers; none for any. */
  types: readonly string[];
  /** The types in words. */
  hint: string;
  /** Most of them that one record takes. */
  most: number;
  /** Why a file cannot join those of these names. */
  problem: (file: File, chosenNames: readonly string[]) => MessageKey | undefined;
  storedName: (original: string, moment: Date) => string;
  originalName: (stored: string) => string;
  /** Where a stored picture is shown; null for files that are none. */
  pathOf: ((stored: string) => string) | null;
  /** Where a stored file is saved from; absent for files that are only shown. */
  downloadOf?: (stored: string) => string;
  /** What is sent of it; throws when the file cannot be read. */
  prepare: (file: File) => Promise<Blob>;
  /** `uploaded` is null where the save itself tells enough. */
  texts: { broken: MessageKey; uploaded: MessageKey | null; failed: MessageKey };
};

/** A file that the record has already; its name is all that is sent again (D-154). */
export const storedFile = (kind: FileKind, stored: string): ChosenFile => ({
  id: stored,
  original: kind.originalName(stored),
  stored,
  blob: new Blob(),
  preview: kind.pathOf?.(stored) ?? '',
  sent: true,
});

/** Files that may be added; of the others each problem is told once, with their names where it has them (FILE-01, EMP-76). */
function acceptable(kind: FileKind, files: readonly File[], chosen: readonly ChosenFile[]): File[] {
  const names = chosen.map((file) => file.original);
  const refused = new Map<string, string[]>();
  const accepted = files.filter((file) => {
    const problem = kind.problem(file, names);
    if (problem === undefined) names.push(file.name);
    else {
      const text = messageText(problem, { file: file.name, most: kind.most });
      refused.set(text, [...(refused.get(text) ?? []), file.name]);
    }
    return problem === undefined;
  });
  for (const [text, together] of refused) toast.text(text.replace('{names}', together.join(', ')), 'error');
  return accepted;
}

async function prepared(kind: FileKind, file: File): Promise<ChosenFile | null> {
  try {
    const blob = await kind.prepare(file);
    const original = file.name.normalize('NFC');
    const preview = kind.pathOf ? URL.createObjectURL(blob) : '';
    return { id: makeKey(), original, stored: kind.storedName(original, new Date()), blob, preview, sent: false };
  } catch {
    toast.error(kind.texts.broken);
    return null;
  }
}

/** The acceptable ones of `files`, prepared one after the other to spare a phone's memory (FILE-03, FILE-04). */
export async function chooseFiles(
  kind: FileKind,
  files: readonly File[],
  chosen: readonly ChosenFile[],
): Promise<ChosenFile[]> {
  const found: ChosenFile[] = [];
  for (const file of acceptable(kind, files, chosen)) {
    const choice = await prepared(kind, file);
    if (choice) found.push(choice);
  }
  return found;
}
