import { type MessageKey, messageText } from '@portal/contract/messages';
import { logFailure } from '#lib/failures.ts';

/** The phrases that the order quotes in English, by the Korean text that stands for each (D-08). */
const PHRASES: Partial<Record<MessageKey, string>> = {
  'project.remove.noneSelected': 'please select the project list to delete',
  FILE_COUNT: 'attachments can be at most 10',
  'manager.phone.taken': 'already registered number',
  'manager.phone.free': 'usable number',
  DUPLICATE_ID: 'already existing ID',
};

/** Writes the English phrase to the console when its Korean text is shown (MSG-07). Other texts have none. */
export function logPhrase(key: MessageKey): void {
  const phrase = PHRASES[key];
  if (phrase !== undefined) logFailure(phrase, messageText(key));
}
