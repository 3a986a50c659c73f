import { expect, it } from 'vitest';
import { projectItems } from '../outsourced-projects/changes.ts';
import { concernsWinner } from './catalogue.ts';

/** Items whose changes the winner is not told of: those who run the project, its trade, customer, photos and shipment. */
const NOT_NOTIFIED = ['공종', '담당자(영업)', '담당자(PM)', '고객사 상호', '사진', '자재 배송 정보'];

it('a change of every item of a project is told to the winner, or stands on the list of those that are not (D-381)', () => {
  const untold = projectItems.map(({ name }) => name).filter((name) => !concernsWinner([name]));
  expect(untold).toEqual(NOT_NOTIFIED);
});
