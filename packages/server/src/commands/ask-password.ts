import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { PASSWORD_LENGTH } from '@portal/contract/areas/auth/passwords';
import { messageText } from '@portal/contract/messages';
import { isGuessable } from '#areas/auth/public/new-password.ts';
import { CommandError } from '#start/exit-with.ts';

/** Reads one line. On a terminal what is typed is not shown. */
async function readHidden(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY === true });
  try {
    for await (const line of terminal) return line;
    return '';
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/**
 * Takes a new password from a setting or asks for it. Throws CommandError for an empty, short or guessable one. `words`
 * identify its owner.
 */
export async function readNewPassword(setting: string, words: readonly string[]): Promise<string> {
  const password = process.env[setting] ?? (await readHidden('비밀번호: '));
  if (password === '') throw new CommandError(`비밀번호를 입력해주세요. ${setting} 설정으로도 줄 수 있습니다.`);
  if (password.length < PASSWORD_LENGTH.least || password.length > PASSWORD_LENGTH.most) {
    throw new CommandError('비밀번호는 8자 이상 128자 이하여야 합니다.');
  }
  if (await isGuessable(password, words)) throw new CommandError(messageText('WEAK_PASSWORD'));
  return password;
}
