import { expect, it } from 'vitest';
import { CATALOGUE, NOTIFY_KEYS } from './catalogue.ts';
import { CHOICES, channelsFor, channelsOfKeys, keepsAlert, kindsFor, needsConsent, usualChoice } from './choices.ts';
import { NOTIFY_KINDS, NotifyKind, OUTSIDE_CHANNELS } from './kinds.ts';

/** A test to oneself goes out by every way, so nobody chooses it (D-425). */
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
  expect(NOTIFY_KINDS.flatMap((kind) => OUTSIDE_CHANNELS.filter((way) => needsConsent(kind, way)))).toEqual(['talk']);
});

it('changes of an award keep one way, everything else may be switched off', () => {
  expect(keepsAlert('change', ['off', 'off'])).toBe(false);
  expect(keepsAlert('change', ['off', 'digest'])).toBe(true);
  expect(keepsAlert('offer', ['off', 'off'])).toBe(true);
  expect(CHOICES.filter((choice) => keepsAlert('change', [choice]))).toEqual(['now', 'digest']);
});

it('until somebody chooses, every kind reaches its people by push', () => {
  expect(CHOSEN.filter((kind) => usualChoice(kind, 'push') === 'off')).toEqual([]);
});
