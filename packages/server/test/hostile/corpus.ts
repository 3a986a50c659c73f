import { runSeed } from '#test-kit/random-rounds.ts';

/** A value that no form would send: as JSON, and as the text of a form field or an address. */
export type HostileValue = { name: string; json: string; text: string };

const text = (name: string, value: string): HostileValue => ({ name, json: JSON.stringify(value), text: value });
const raw = (name: string, json: string): HostileValue => ({ name, json, text: json });

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

/** Texts with a special meaning for some program: SQL, HTML, paths, templates. */
const TEXTS: readonly HostileValue[] = [
  text('empty', ''),
  text('blanks', ' \t\r\n\u3000'),
  text('NUL', 'a\u0000b'),
  text('control characters', '\u0001\u0008\u001b[31m\u007f\u0085'),
  text('a lone high surrogate', 'a\ud800'),
  text('a lone low surrogate', '\udc00b'),
  text('not a character', '\uffff\ufffe'),
  text('combining marks', `a${'\u0301\u0316'.repeat(15)}`),
  text('a pile of combining marks', `a${'\u0301\u0316'.repeat(90)}`),
  text('Korean in pieces', '\u1112\u1161\u11ab\u1100\u1173\u11af'),
  text('right to left', '\u202e\u2066fdp.exe\u2069'),
  text('a family', '👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
  text('SQL', `'; drop table portal_user; --`),
  text('SQL that is true', `1' or '1'='1' /*`),
  text('SQL that waits', `1; select pg_sleep(9)--`),
  text('an order of SQL', 'id desc, (select 1)'),
  text('a pattern', '%_\\%\\'),
  text('HTML', '"><script>alert(1)</script><img src=x onerror=alert(1)>'),
  text('a template', '{{7*7}}$'.concat('{7*7}<%= 7*7 %>')),
  text('a formula', '=HYPERLINK("http://evil","x")'),
  text('separators', 'a^b,c^^,^'),
  text('only separators', '^'.repeat(150)),
  text('many values', '1^'.repeat(7000)),
  text('line breaks', 'a\r\nSet-Cookie: b=c\r\n\r\nd'),
  text('a path', '../../../../etc/passwd'),
  text('an encoded path', '..%2f..%252f..\\..\\con'),
  text('an address', 'javascript:alert(1)//http://169.254.169.254/'),
  text('a format', '%s%n%x$'.concat('{jndi:ldap://x}')),
  text('a name of every object', '__proto__'),
  text('another', 'constructor'),
  text('long', '가'.repeat(5000)),
  text('huge', 'x'.repeat(200_000)),
];

/** Numbers and dates, as texts and as numbers. */
const NUMBERS: readonly HostileValue[] = [
  raw('zero below zero', '-0'),
  raw('a number below zero', '-1'),
  raw('a fraction', '1.5'),
  raw('more than an int4', '2147483648'),
  raw('more than a safe number', '9007199254740993'),
  raw('more than an int8', '9223372036854775808'),
  raw('more than a double', '1e309'),
  raw('nearly nothing', '5e-324'),
  text('not a number', 'NaN'),
  text('infinity', '-Infinity'),
  text('hexadecimal', '0x10'),
  text('an exponent', '1e3'),
  text('digits of elsewhere', '１２３٣'),
  text('digits', '9'.repeat(150)),
  text('a day that is none', '2026-02-30'),
  text('a day of no calendar', '0000-00-00'),
  text('a far day', '9999-12-31'),
  text('a day too far', '+275760-09-14'),
  text('a minute that is none', '2026-12-31 24:60'),
  text('a month that is none', '2026-13'),
];

/** Values of unexpected types. */
const KINDS: readonly HostileValue[] = [
  raw('null', 'null'),
  raw('true', 'true'),
  raw('an empty list', '[]'),
  raw('a list', '["1","2"]'),
  raw('a list of everything', '[null,[],{},"",0]'),
  raw('a long list', `[${'{},'.repeat(1100)}{}]`),
  raw('a deep list', nested('[', ']', 3000)),
  raw('an object', '{"toString":null,"length":1e9}'),
  raw('an object with a prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
  raw('a deep object', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
];

const ALL: readonly HostileValue[] = [...TEXTS, ...NUMBERS, ...KINDS];

/** Each field gets one of so many values, others in each run. */
const SHARE = 20;
/** The worst values, which every field gets. */
const ALWAYS = new Set(['NUL', 'separators', 'more than a double', 'a list', 'an object']);

/** The values for the field of this number. With HOSTILE=all every field gets every value. */
export const corpusFor = (field: number): readonly HostileValue[] =>
  process.env['HOSTILE'] === 'all'
    ? ALL
    : ALL.filter(({ name }, at) => ALWAYS.has(name) || (at + field + runSeed()) % SHARE === 0);

/** All values. */
export const CORPUS = ALL;
