import { createInterface } from 'node:readline/promises';
import { describeDatabase } from '#db/describe-database.ts';
import { CommandError } from '#start/exit-with.ts';

/** The arguments of a command without its flags, and the flags. */
export type Flags = { rest: string[]; flags: Set<string> };

/** Splits arguments into flags (--name) and the rest. An unknown flag is refused. */
export function readFlags(args: readonly string[], known: readonly string[]): Flags {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const unknown = [...flags].find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new CommandError(`알 수 없는 옵션입니다: ${unknown} (가능: ${known.join(', ')})`);
  return { rest: args.filter((arg) => !arg.startsWith('--')), flags };
}

/** The flags of every command that destroys or replaces something. */
export const CONFIRM_FLAGS = ['--dry-run', '--yes'] as const;

/** What a command is about to do, and where. */
export type Change = { url: string; store?: string; what: string };

const printLine = (text: string): void => void process.stderr.write(`${text}\n`);

async function askToGoOn(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question('계속하려면 yes를 입력해주세요: ')).trim() === 'yes';
  } finally {
    terminal.close();
  }
}

/**
 * Tells the database and the change. True when it may be made: with --yes, or after 'yes' on a terminal. False for a dry
 * run. Otherwise it throws CommandError.
 */
export async function confirmChange({ url, store, what }: Change, flags: Flags['flags']): Promise<boolean> {
  printLine(`데이터베이스: ${await describeDatabase(url)}`);
  if (store !== undefined) printLine(`파일 저장소: ${store}`);
  printLine(`할 일: ${what}`);
  if (flags.has('--dry-run')) return false;
  if (flags.has('--yes')) return true;
  if (!process.stdin.isTTY) throw new CommandError('확인이 필요합니다: 터미널에서 실행하거나 --yes를 붙여주세요.');
  if (await askToGoOn()) return true;
  throw new CommandError('아무것도 하지 않았습니다.');
}

/** The last line of a dry run. */
export const DRY_RUN_DONE = '미리 보기입니다. 아무것도 바꾸지 않았습니다.';
