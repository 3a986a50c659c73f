import { setTimeout as sleep } from 'node:timers/promises';

const OWN_PASSWORD = 'forest-lantern-1';
const READY_MS = 300_000;
const TEAM = '컨테이너 시험팀';

const post = (url, path, body, cookie) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

const read = async (answer) => {
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
};

/** Signs in as the first account, and returns what calls with its session. */
const signIn = async (url, Password) => {
  const answer = await post(url, 'Auth/login', { UserId: 'admin', Password });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  await read(answer);
  return async (path, body = {}) => read(await post(url, path, body, cookie));
};

/** Waits until the portal is ready. `log` is asked for the reason when it is not. */
export const waitUntilReady = async (url, log) => {
  const limit = Date.now() + READY_MS;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > limit) throw new Error(`the portal did not come up:\n${(await log()).slice(-4000)}`);
    await sleep(500);
  }
};

/** The first visit: the made password opens nothing but its change; then there is a department. */
export const visitFirst = async (url, madePassword) => {
  const call = await signIn(url, madePassword);
  const early = await call('Department/depart-list').then(
    () => 'opens',
    () => 'refused',
  );
  if (early !== 'refused') throw new Error('the made password opens calls before it was changed');
  await call('User/mize-user-my-edit', {
    UserId: 'admin',
    Password: OWN_PASSWORD,
    CurrentPassword: madePassword,
    AdminName: '관리자',
  });
  const changed = await signIn(url, OWN_PASSWORD);
  const {
    data: [company],
  } = await changed('Department/depart-list');
  await changed('Department/depart-add', {
    DeptName: TEAM,
    ParentDeptId: company.deptId,
    DeptCompanyId: company.deptCompanyId,
    SelectableYn: 'Y',
    Level: company.level + 1,
    Type: 'D',
  });
  return changed;
};

/** Throws unless a session still sees what the first visit made. Without one it signs in by the password of that visit. */
export const visitAgain = async (url, session) => {
  const call = session ?? (await signIn(url, OWN_PASSWORD));
  const tree = await call('Department/depart-list');
  if (!JSON.stringify(tree).includes(TEAM)) throw new Error(`the department is gone: ${JSON.stringify(tree)}`);
};

/** The scripts that the page names. */
export const readScripts = async (url) => {
  const page = await (await fetch(`${url}/login`, { headers: { accept: 'text/html' } })).text();
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
};
