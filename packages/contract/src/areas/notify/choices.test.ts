import { expect, it } from 'vitest';
import { CATALOGUE, NOTIFY_KEYS } from './catalogue.ts';
import {
  channelsFor,
  channelsOfKeys,
  keepsAlert,
  kindsFor,
  needsConsent,
  type ReachedChoice,
  usualChoice,
} from './choices.ts';
import { NOTIFY_KINDS, NotifyKind, OUTSIDE_CHANNELS } from './kinds.ts';

/** A test to oneself goes out by every channel, so nobody chooses it (D-425). */
const CHOSEN: readonly NotifyKind[] = NOTIFY_KINDS.filter((kind) => kind !== NotifyKind.Test);

it('every kind of message is chosen by contractors or by staff', () => {
  expect([...kindsFor('C'), ...kindsFor('M')].sort()).toEqual(CHOSEN.toSorted());
  for (const key of NOTIFY_KEYS) {
    const { kind, audience } = CATALOGUE[key];
    if (CHOSEN.includes(kind)) expect(kindsFor(audience === 'staff' ? 'M' : 'C')).toContain(kind);
  }
});

it('staff have no 알림톡, and offers by it wait until somebody asks for them', () => {
  expect(channelsFor('M')).toEqual(['push', 'mail']);
  expect(
    channelsOfKeys(OUTSIDE_CHANNELS).filter(({ key, channel }) => key === 'awarded' && channel === 'talk'),
  ).toEqual([]);
  expect(usualChoice('offer', 'talk')).toBe('off');
  expect(NOTIFY_KINDS.flatMap((kind) => OUTSIDE_CHANNELS.filter((channel) => needsConsent(kind, channel)))).toEqual([
    'talk',
  ]);
});

/** 'push now Y' as a choice: channel, choice, and whether it reaches. */
const chosen = (...texts: string[]): ReachedChoice[] =>
  texts.map((text) => {
    const [channel, choice, reachYn] = text.split(' ');
    return { channel, choice, reachYn } as ReachedChoice;
  });

it.each<[boolean, string[]]>([
  [false, ['push off Y', 'mail off Y']],
  [true, ['push off Y', 'mail digest Y']],
  [true, ['push now Y', 'mail off Y', 'talk off Y']],
  // What does not reach does not count.
  [false, ['push now N', 'mail off Y', 'talk off N']],
  [false, ['push now N', 'mail now N', 'talk off Y']],
  [true, ['push off N', 'mail now Y']],
  // The digest is a mail or a push, whatever channel it was chosen for.
  [true, ['push digest N', 'mail off Y']],
  [false, ['push off N', 'mail off N', 'talk digest Y']],
  [true, ['push off Y', 'mail off N', 'talk digest Y']],
  // Without any channel that reaches, one stays chosen.
  [true, ['push off N', 'mail now N']],
  [false, ['push off N', 'mail off N']],
])('D-406: that changes of an award keep one way that reaches is %s by %j', (expected, texts) => {
  expect(keepsAlert('change', chosen(...texts))).toBe(expected);
});

it('every other kind may be switched off', () => {
  expect(keepsAlert('offer', chosen('push off Y', 'mail off Y'))).toBe(true);
});

it('until somebody chooses, every kind reaches its people by push', () => {
  expect(CHOSEN.filter((kind) => usualChoice(kind, 'push') === 'off')).toEqual([]);
});
