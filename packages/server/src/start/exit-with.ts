import { ConfigError } from '../config.ts';
import { DatabaseError } from '../db/connect.ts';
import { wrongSetting } from '../settings/examples.ts';
import { DataDirExposed } from './data-folder.ts';

/** A command that cannot be executed. Its message is printed without a stack trace. */
export class CommandError extends Error {}

const OPERATOR_ERRORS = [CommandError, ConfigError, DataDirExposed, DatabaseError];

/** What an operator reads when HOST and PORT cannot be used, by error code. */
const LISTEN_PROBLEMS: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: (at) => wrongSetting('PORT', `${at} 는 다른 프로그램이 쓰고 있습니다.`),
  EACCES: (at) => wrongSetting('PORT', `${at} 를 쓸 권한이 없습니다. 1024 이상의 포트를 지정해주세요.`),
  EADDRNOTAVAIL: (at) => wrongSetting('HOST', `${at} 는 이 기계의 주소가 아닙니다.`),
  ENOTFOUND: (at) => wrongSetting('HOST', `${at} 는 찾을 수 없는 이름입니다.`),
  EAI_AGAIN: (at) => wrongSetting('HOST', `${at} 는 찾을 수 없는 이름입니다.`),
};

const fieldOf = (error: Error, name: string): string => String(Reflect.get(error, name) ?? '');

/** The sentence for a failed listen, or undefined for another error. */
function listenProblemOf(error: Error): string | undefined {
  const code = fieldOf(error, 'code');
  const isListen = ['listen', 'getaddrinfo'].includes(fieldOf(error, 'syscall'));
  const at = [fieldOf(error, 'address') || fieldOf(error, 'hostname'), fieldOf(error, 'port')];
  return isListen ? LISTEN_PROBLEMS[code]?.(at.filter((part) => part !== '').join(':')) : undefined;
}

/** Errors of files that an operator can mend, by error code. */
const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOSPC: '디스크에 자리가 모자랍니다. 자리를 만들고 다시 실행해주세요.',
  EDQUOT: '디스크의 할당량이 모자랍니다. 자리를 만들고 다시 실행해주세요.',
  EROFS: '읽기 전용으로 연결된 디스크입니다.',
  EIO: '디스크를 읽거나 쓸 수 없습니다. 디스크를 확인해주세요.',
  EACCES: '이 계정으로 읽거나 쓸 수 없습니다. 폴더의 소유자와 권한을 확인해주세요.',
  EPERM: '이 계정으로 할 수 없습니다. 폴더의 소유자와 권한을 확인해주세요.',
};

/** The sentence for a file that cannot be read or written, or undefined for another error. */
function fileProblemOf(error: Error): string | undefined {
  const problem = fieldOf(error, 'syscall') === '' ? undefined : FILE_PROBLEMS[fieldOf(error, 'code')];
  const path = fieldOf(error, 'path');
  return problem === undefined ? undefined : `${problem}${path === '' ? '' : ` ${path}`} (${fieldOf(error, 'code')})`;
}

/** The message for errors that the operator can fix, the stack trace for all others. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message;
  return listenProblemOf(error) ?? fileProblemOf(error) ?? error.stack ?? error.message;
}

/** Ends the process with the reason on stderr. */
export function exitWith(error: unknown): never {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exit(1);
}
