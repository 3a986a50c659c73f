import { expect, it } from 'vitest';
import { changesBetween } from '../../core/forms.ts';
import { type RoomValues, settingItems } from './changes.ts';

it('the record of a room names colours in words, as the page does', () => {
  const changes = changesBetween(settingItems, { Color: 'red' } as RoomValues, { Color: 'pink' } as RoomValues);
  expect(JSON.stringify(changes)).toMatch(/빨강.*자주/);
});
