import { hasNameOf } from '@portal/contract/areas/files/kinds';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { logPhrase } from '#kit/english-phrase.ts';
import { makeKey } from '#lib/make-key.ts';
import { toast } from '#lib/toast.ts';
import { hasSameContent, isAnimated, whyUnreadable } from './picture-content.ts';

/** A file of a form: chosen in the page or stored already. */
export type ChosenFile = {
  /** Stays the same while the file is renamed and sent. */
  id: string;
  /** The name that the user sees. */
  original: string;
  /** The name under which the server stores it. The form sends this name. */
  stored: string;
  blob: Blob;
  /** The file as it was chosen, before it was prepared. Absent for stored files. */
  source?: Blob;
  /** Its name as it was chosen, where `original` has got a number. */
  name?: string;
  /** URL of a picture, '' for other files. Code that removes the file revokes an object URL. */
  preview: string;
  sent: boolean;
};

/** What kind of files a form accepts. The rules come from the contract. */
export type FileKind = {
  /** The word for one of them, such as '사진'. */
  noun: string;
  /** Media types that the browser's file dialog offers. An empty list allows any. */
  types: readonly string[];
  /** The types as text. */
  hint: string;
  /** Largest number of files per record. */
  maxFiles: number;
  /** Why a file cannot be added to those of these names. */
  problem: (file: File, chosenNames: readonly string[]) => MessageKey | undefined;
  /**
   * What is said of a file with the name and content of a chosen one. A file with the same name and other content is
   * numbered, since cameras give every shot the same name (FILE-02). Absent where names may repeat, or `problem` refuses.
   */
  duplicate?: MessageKey;
  storedName: (original: string, moment: Date) => string;
  originalName: (stored: string) => string;
  /** URL of a stored picture. Null for kinds that are not pictures. */
  pathOf: ((stored: string) => string) | null;
  /** Download URL of a stored file. Absent for files that are only shown. */
  downloadOf?: (stored: string) => string;
  /** The content to send. Throws when the file cannot be read. */
  prepare: (file: File) => Promise<Blob>;
  /** `uploaded` is null where the message of the save is enough. */
  texts: { broken: MessageKey; uploaded: MessageKey | null; failed: MessageKey };
};

/** A file that the record has already. Only its name is sent again (D-154). */
export const storedFile = (kind: FileKind, stored: string): ChosenFile => ({
  id: stored,
  original: kind.originalName(stored),
  stored,
  blob: new Blob(),
  preview: kind.pathOf?.(stored) ?? '',
  sent: true,
});

/**
 * The files that may be added. Each problem of the others shows one toast, with the file names where the text has them
 * (FILE-01, EMP-76).
 */
function acceptable(kind: FileKind, files: readonly File[], chosen: readonly ChosenFile[]): File[] {
  const names = chosen.map((file) => file.original);
  const refused = new Map<string, string[]>();
  const accepted = files.filter((file) => {
    const problem = kind.problem(file, names);
    if (problem === undefined) names.push(file.name);
    else {
      logPhrase(problem);
      const text = messageText(problem, { file: file.name, most: kind.maxFiles, types: kind.hint });
      refused.set(text, [...(refused.get(text) ?? []), file.name]);
    }
    return problem === undefined;
  });
  for (const [text, fileNames] of refused) toast.text(text.replace('{names}', fileNames.join(', ')), 'error');
  return accepted;
}

/** The name with a number behind it that no chosen file has: 'image (2).jpg'. */
function numberedName(name: string, chosen: readonly ChosenFile[]): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; chosen.some(({ original }) => hasNameOf(free, original)); number += 1) {
    free = `${stem} (${number})${ending}`;
  }
  return free;
}

/** Whether a file is one of the chosen ones: the same name and the same content. */
async function isChosen(file: File, chosen: readonly ChosenFile[]): Promise<boolean> {
  for (const { name = '', original, source } of chosen) {
    if (source && hasNameOf(file.name, name || original) && (await hasSameContent(file, source))) return true;
  }
  return false;
}

async function prepareFile(kind: FileKind, file: File, chosen: readonly ChosenFile[]): Promise<ChosenFile | null> {
  try {
    const blob = await kind.prepare(file);
    const name = file.name.normalize('NFC');
    const original = kind.duplicate ? numberedName(name, chosen) : name;
    const preview = kind.pathOf ? URL.createObjectURL(blob) : '';
    if (kind.pathOf && (await isAnimated(file))) toast.error('photo.still', { file: file.name });
    const stored = kind.storedName(original, new Date());
    return { id: makeKey(), name, original, stored, blob, source: file, preview, sent: false };
  } catch {
    const cause = kind.pathOf ? await whyUnreadable(file, kind.texts.broken) : kind.texts.broken;
    toast.error(cause, { file: file.name });
    return null;
  }
}

/** How many choices of files are being prepared. A form that is sent meanwhile would lose them. */
let preparing = 0;
export const isPreparingFiles = (): boolean => preparing > 0;

/** Prepares the acceptable ones of `files` one after the other, to spare a phone's memory (FILE-03, FILE-04). */
export async function chooseFiles(
  kind: FileKind,
  files: readonly File[],
  chosen: readonly ChosenFile[],
): Promise<ChosenFile[]> {
  preparing += 1;
  try {
    return await prepareAll(kind, files, chosen);
  } finally {
    preparing -= 1;
  }
}

async function prepareAll(
  kind: FileKind,
  files: readonly File[],
  chosen: readonly ChosenFile[],
): Promise<ChosenFile[]> {
  const result: ChosenFile[] = [];
  for (const file of acceptable(kind, files, chosen)) {
    const all = [...chosen, ...result];
    if (kind.duplicate && (await isChosen(file, all))) {
      toast.error(kind.duplicate, { file: file.name });
      continue;
    }
    const choice = await prepareFile(kind, file, all);
    if (choice) result.push(choice);
  }
  return result;
}
