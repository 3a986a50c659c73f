import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { onPath } from '../test/system.mjs';
import { bootMachine } from './machine.mjs';
import { readSteps } from './page-steps.mjs';

const PASSWORD = 'forest-lantern-1';
const DATABASE_PASSWORD = 'meadow-candle-3';
const ORIGIN = 'https://portal.example.com';

/** The steps that fetch something from outside. All others run without a network. */
const OUTSIDE = /apt-get|git clone|git pull|npm run/;

/** What the operator types in an editor: the passwords of the database, and the company. */
const EDIT = [
  'sed -i',
  `-e 's/CHANGE@/${DATABASE_PASSWORD}@/'`,
  `-e 's#^PORTAL_ORIGIN=.*#PORTAL_ORIGIN=${ORIGIN}#'`,
  `-e 's/^COMPANY_NAME=.*/COMPANY_NAME="새출발"/'`,
  '/etc/portal/portal.env',
].join(' ');

/** The words of the page that stand for something of the reader's. Nothing else of a command is changed. */
const fillIn = (block) =>
  block
    .replace('<저장소 주소>', '/srv/portal-source')
    .replaceAll("'…'", `'${DATABASE_PASSWORD}'`)
    .replace('nano /etc/portal/portal.env', EDIT);

/** Everything that is tried when the portal serves, behind the steps of the page. */
const moreTries = (machine) => ({
  'the proxy has found both processes': () =>
    machine.run(
      `for second in $(seq 120); do curl -kfs ${ORIGIN}/readyz && exit; sleep 1; done; journalctl -n 50; exit 1`,
    ),
  'a browser signs in through the proxy and sees a list': () =>
    machine.run(
      `NODE_TLS_REJECT_UNAUTHORIZED=0 /opt/portal/current/runtime/node --no-warnings /srv/visit.mjs ${ORIGIN} boss ${PASSWORD}`,
    ),
  'http leads to https': () =>
    machine.run(`curl -sI http://portal.example.com/login | tr -d '\\r' | grep -x 'location: ${ORIGIN}/login'`),
  'everything starts again with the machine, and nothing has failed': () =>
    machine.run(`
      systemctl is-enabled portal@3000.socket portal@3001.socket portal@3000 portal@3001 haproxy postgresql portal-backup.timer
      systemctl --failed --no-legend | grep . && exit 1 || true`),
  'the nightly backup, by its unit': () =>
    machine.run('systemctl start portal-backup && ls /var/backups/portal/portal-*.tar && portal check | grep 백업'),
  'a renewed certificate is served': () =>
    machine.run(`
      mkdir /root/renewed && cd /root/renewed
      openssl req -x509 -newkey rsa:2048 -nodes -days 60 -subj /CN=renewed -keyout privkey.pem -out fullchain.pem 2>/dev/null
      RENEWED_LINEAGE=/root/renewed portal-certificate || { journalctl -n 30 --no-pager; exit 1; }
      sleep 2 && cd /root/portal
      openssl s_client -connect portal.example.com:443 </dev/null 2>/dev/null | grep 'CN = renewed\\|CN=renewed'`),
});

const timed = async (sentence, perform) => {
  const since = Date.now();
  const output = await perform();
  const [last = ''] = String(output ?? '')
    .trim()
    .split(/[\r\n]+/)
    .slice(-1);
  console.log(
    `ok   ${sentence} (${((Date.now() - since) / 1000).toFixed(1)} s)${last === '' ? '' : `\n     ${last.slice(0, 120)}`}`,
  );
};

/** Does the steps of a section of the page, word for word. */
const followPage = async (machine, heading) => {
  for (const step of readSteps(heading)) {
    const lines = step.blocks.map(fillIn).join('\n');
    if (lines === '') continue;
    const input = lines.includes('create-admin') ? `${PASSWORD}\n` : '';
    await timed(`${heading} ${step.number}. ${step.sentence}`, () =>
      machine.run(lines, { outside: OUTSIDE.test(lines), input }),
    );
  }
};

/** Follows the page of operations on a machine of its own. It ends with a signed-in page, a backup and an upgrade. */
const tryEmptyMachine = async (lower) => {
  const begun = Date.now();
  const machine = await bootMachine(lower);
  try {
    console.log(`     ${(await machine.run('. /etc/os-release && echo "$PRETTY_NAME"')).trim()}`);
    await followPage(machine, '처음 시작');
    for (const [sentence, perform] of Object.entries(moreTries(machine))) await timed(sentence, perform);
    await followPage(machine, '업그레이드');
    await timed('two versions stand side by side', () =>
      machine.run(
        `ls -d /opt/portal/[0-9]* | wc -l | grep -x 2 && readlink /opt/portal/current && curl -kfs ${ORIGIN}/login -o /dev/null`,
      ),
    );
    console.log(`${((Date.now() - begun) / 60_000).toFixed(1)} minutes`);
  } finally {
    await machine.stop();
  }
};

/** Why it cannot be tried here, or undefined. */
const obstacle = (lower) => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux and root';
  const missing = ['unshare', 'nsenter', 'git'].filter((name) => onPath(name) === null);
  if (missing.length > 0) return `it needs ${missing.join(', ')}`;
  return existsSync(join(lower, 'usr/lib/systemd/systemd')) ? undefined : `${lower} is no system with systemd`;
};

/** Tries it on a copy of this machine, or of the system in a folder. Prints what failed and ends the process. */
export const tryOrExit = async (folder = '/') => {
  const lower = resolve(folder);
  const reason = obstacle(lower);
  try {
    if (reason !== undefined) throw new Error(`${ROOT}: ${reason}`);
    await tryEmptyMachine(lower);
    process.exit(0);
  } catch (error) {
    console.error(`FAIL ${error.stack}`);
    process.exit(1);
  }
};
