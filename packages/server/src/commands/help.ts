import { COMMANDS, type CommandName } from './descriptions.ts';

const CALL = 'npm run portal --';

/** Whether an operator asks what a command does instead of running it. */
export const asksForHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h');

/** What one command is called with, and what it does. */
export const helpOf = (name: CommandName): string =>
  [`사용법: ${CALL} ${COMMANDS[name].usage}`, '', COMMANDS[name].help].join('\n');

/** All commands with what each does. */
export const helpOfAll = (): string =>
  [
    '사용할 수 있는 명령:',
    ...Object.values(COMMANDS).map(({ usage, help }) => `  ${CALL} ${usage}\n      ${help}`),
    `하나만 보려면: ${CALL} <명령> --help`,
  ].join('\n');
