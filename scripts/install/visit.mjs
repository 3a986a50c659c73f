// Runs inside the machine of the trial: node visit.mjs ORIGIN ID PASSWORD. Signs in through the proxy as a browser does.
// It sets up the second factor that production asks for, and opens a list. It needs no packages.
import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const DIGITS = 6;

/** The code that an authenticator app shows now (RFC 6238). */
const codeNow = (secret) => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1) & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

const [origin, UserId, Password] = process.argv.slice(2);
const cookies = new Map();

const ask = async (path, body, expected = 200) => {
  const answer = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
  const text = await answer.text();
  if (answer.status !== expected) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
};

const page = await ask('/login');
const [script] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
if (script === undefined) throw new Error(`no page: ${page.slice(0, 200)}`);
await ask(script);
// The second step follows: an account that must have a second factor sets it up first.
await ask('/api/Auth/login', { UserId, Password }, 401);
const { secret, setUpToken } = JSON.parse(await ask('/api/Auth/second-step-totp-start', {}));
await ask('/api/Auth/second-step-totp-add', { SetUpToken: setUpToken, Code: codeNow(secret) });
const me = await ask('/api/User/user-my-info', {});
if (!me.includes(UserId)) throw new Error(`another one is signed in: ${me}`);
const list = JSON.parse(await ask('/api/Construction/all-construction-mize-list', { Page: 1, PageSize: 30 }));
console.log(`signed in as ${UserId}, a list of ${list.meta.totalCount}`);
