/** What a command prints on standard output. One that failed ends the process with 1 all the same. */
export type CommandResult = { text: string; failed: boolean };

/** The option of commands that also speak to programs. */
export const JSON_OPTION = '--json';

/** The result of a command with --json: one object in one line, or the failure of what it looked at. */
export const jsonResult = (value: object, failed = false): CommandResult => ({ text: JSON.stringify(value), failed });
