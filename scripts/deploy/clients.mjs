import { setTimeout as sleep } from 'node:timers/promises';

const PASSWORD = 'portal1234!';
const TIMEOUT_MS = 20_000;
/** Pause between the calls of one worker. It keeps all of them far below the throttle of a user. */
const PAUSE_MS = 100;

/** A project of a day that is far away. */
const REGISTRATION = {
  ...{ ProjectName: '부하 중 등록', Price: '1500000', AddPrice: '0', StartDate: '2099-01-01', AreaId: 2 },
  ...{ ZipCode: '13494', Addr1: '경기 성남시 분당구 판교역로 1', Addr2: 'A타워', DetailContent: '카메라 12대 설치' },
  ...{ MizeSalesUserId: 'sales1', MizePMUserId: 'pm1', CustomerName: '에이타워관리단', PlaceName: 'A타워' },
  ...{ PlaceManagerName: '정소장', PlaceManagerMobile: '010-3333-4444', MaterialsNoYN: 'N' },
  Materials: [{ MaterialId: 1, MaterialCnt: 12 }],
};

const post = async (url, path, body, cookie) =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

/** Signs in. Returns a client that calls as that user at any address. */
export const signIn = async (url, UserId) => {
  const answer = await post(url, 'Auth/login', { UserId, Password: PASSWORD });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`${UserId} could not sign in: ${answer.status} ${await answer.text()}`);
  return { cookie, call: (at, path, body = {}) => post(at, path, body, cookie) };
};

/** The rows of a response, which must have status 200. */
export const dataOf = async (answer) => {
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
};

/** Waits until `holds` returns true. Throws after a time limit. */
export const waitUntil = async (what, holds) => {
  const limit = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`in vain: ${what}`);
    await sleep(20);
  }
};

/** Opens a stream of live events. Returns the received text, and whether the server has ended the stream. */
export const openStream = async (url, cookie) => {
  const answer = await fetch(`${url}/api/events`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`the stream answered ${answer.status}`);
  const stream = { text: '', isOver: false };
  const read = async () => {
    for await (const chunk of answer.body) stream.text += Buffer.from(chunk).toString();
  };
  read().then(
    () => {
      stream.isOver = true;
    },
    () => {
      stream.isOver = 'cut';
    },
  );
  return stream;
};

/**
 * Starts workers that list, open, comment and register through the proxy. `answered` waits for so many
 * more answers. `finish` stops them, and returns the count of each status, the acknowledged comments and projects.
 */
export const startLoad = (url, { reader, opener, writer, project }, pauseMs = PAUSE_MS) => {
  let isOver = false;
  const statuses = new Map();
  const comments = [];
  const projects = [];
  const count = (status) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const work = async (ask, keep = async () => {}) => {
    while (!isOver) {
      try {
        const answer = await ask();
        count(answer.status);
        if (answer.status === 200) await keep(answer);
        else await answer.arrayBuffer();
      } catch (error) {
        count(error.cause?.code ?? error.message);
      }
      await sleep(pauseMs);
    }
  };
  const list = () => reader.call(url, 'Construction/all-construction-mize-list', { Page: 1, PageSize: 30 });
  const comment = () =>
    writer.call(url, 'Comment/comment-add', { Id: project, BoardType: 'project', CommentContent: '부하 중 댓글' });
  const open = () => opener.call(url, 'Construction/construction-info', { Id: project });
  const register = () => writer.call(url, 'Construction/construction-add', REGISTRATION);
  const keepNothing = (answer) => answer.arrayBuffer();
  const keepProject = async (answer) => projects.push((await answer.json()).data[0].id);
  const keepComment = async (answer) => comments.push((await answer.json()).data[0].commentId);
  const workers = [
    ...[list, list, open, open].map((ask) => work(ask, keepNothing)),
    ...[comment, comment].map((ask) => work(ask, keepComment)),
    work(register, keepProject),
  ];
  const total = () => [...statuses.values()].reduce((sum, times) => sum + times, 0);
  const answered = (more) => {
    const target = total() + more;
    return waitUntil(`${more} answers`, () => total() >= target);
  };
  const finish = async () => {
    isOver = true;
    await Promise.all(workers);
    return { statuses: Object.fromEntries(statuses), comments, projects };
  };
  return { answered, finish };
};

/** Workers of the mixed load, for each person. */
const WORKERS_EACH = 2;

/**
 * Starts workers that ask for pages and lists, few enough lists for the throttle of a user. `counts` has the requests, the failed ones, and what they
 * said. `stop` ends the workers.
 */
export const startMixedLoad = (url, people) => {
  const counts = { sent: 0, failed: 0, odd: {} };
  let isOver = false;
  const ask = async (send) => {
    counts.sent += 1;
    try {
      const answer = await send();
      await answer.arrayBuffer();
      if (answer.status === 200) return;
      counts.odd[answer.status] = (counts.odd[answer.status] ?? 0) + 1;
    } catch (error) {
      const code = error.cause?.code ?? error.message;
      counts.odd[code] = (counts.odd[code] ?? 0) + 1;
    }
    counts.failed += 1;
  };
  const work = async ({ call }) => {
    while (!isOver) {
      await ask(() => call(url, 'Construction/all-construction-mize-list', { Page: 1, PageSize: 10 }));
      for (let page = 0; page < 4; page += 1) await ask(() => fetch(`${url}/login`));
      await sleep(PAUSE_MS);
    }
  };
  const workers = people.flatMap((person) => Array.from({ length: WORKERS_EACH }, () => work(person)));
  const stop = async () => {
    isOver = true;
    await Promise.all(workers);
  };
  return { counts, stop };
};

/** Throws when a response under load had another status, or when none succeeded. */
export const expectOnly = (statuses, allowed) => {
  const strange = Object.keys(statuses).filter((status) => !allowed.includes(status));
  if (strange.length > 0 || !statuses[200]) throw new Error(`answers under load: ${JSON.stringify(statuses)}`);
};
