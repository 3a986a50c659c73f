import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The value of a line of a unit, for an instance, with the folders of the trial. */
export const lineOfUnit = (root, unit, name, instance = '') => {
  const text = readFileSync(join(root, 'etc/systemd/system', unit), 'utf8');
  const [, value = ''] = new RegExp(`^${name}=(.*)$`, 'm').exec(text) ?? [];
  return value
    .replaceAll('%%', '%')
    .replaceAll('%i', instance)
    .replaceAll('/usr/bin/node', process.execPath)
    .replaceAll(/(\/opt\/portal|\/var\/backups\/portal|\/etc\/portal)/g, `${root}$1`);
};

/** The settings of a file of settings, with the folders of the trial. */
export const readSettings = (root) => {
  const lines = readFileSync(join(root, 'etc/portal/portal.env'), 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    return name === undefined ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
  });
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, value.replace('/var/lib/portal', `${root}/var/lib/portal`)]),
  );
};
