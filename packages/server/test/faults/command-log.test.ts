import { expect, it } from 'vitest';
import { commandLog } from '#commands/command-log.ts';

it('a line of a command has the time of the server’s lines', () => {
  const lines: string[] = [];
  const log = commandLog('warn', { write: (line) => lines.push(line) });
  log.info('below the level');
  log.warn('a warning');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 40,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
    msg: 'a warning',
  });
});
