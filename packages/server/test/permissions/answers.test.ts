import { Board } from '@portal/contract/areas/comments/boards';
import { ALL_KINDS, PERMISSIONS, type Permission, USER_KINDS } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentOn } from '#test-kit/factories/comment.ts';
import { addTalk, awardOf } from '#test-kit/factories/talk.ts';
import { isShowing, openFixture, PEOPLE, type PermissionFixture, type RequestParts, sendRequest } from './fixture.ts';
import { fullAward } from './full-award.ts';
import { keyOf, REQUESTS } from './requests/all.ts';
import { shapeOf } from './shape-of.ts';

const SHOWING = PERMISSIONS.filter(isShowing);

let stage: PermissionFixture;
/** Requests for the same record as every user. The record has a value in every field that some user may not see. */
let filled: Record<string, RequestParts>;
beforeAll(async () => {
  stage = await openFixture();
  const Id = await fullAward(stage.portal);
  await commentOn(stage.portal, Id, 'sales1');
  const award = await awardOf(stage.portal, Id);
  const messageId = await addTalk(stage.portal, award, { ConfirmYn: 'Y', photos: [stage.picture] }, 'sales1');
  await stage.portal.call('Site/talk-confirm', { MessageId: messageId, Version: 1 }, { as: 'hanbit1' });
  await addTalk(stage.portal, award, {}, 'hanbit1');
  filled = {
    'Construction/construction-info: an awarded project': { body: { Id } },
    'Construction/construction-check: an awarded project': { body: { Id } },
    'Comment/comment-all-list': { body: { Id, BoardType: Board.Project } },
    'Site/talk-list': { body: { Id } },
  };
});
afterAll(() => stage.portal.close());

/** The response to each kind of user, as lines of text. */
async function linesOf(row: Permission): Promise<string[]> {
  const key = keyOf(row);
  const make = REQUESTS[key] ?? (() => expect.unreachable('no request'));
  const request = filled[key] ?? (await make(stage, 'sales1'));
  const lines: string[] = [];
  for (const kind of ALL_KINDS) {
    const reply = await sendRequest(stage, row, request, PEOPLE[kind]);
    lines.push('', `## ${USER_KINDS[kind].name}`, '');
    if (reply.statusCode !== 200) lines.push(`refused: ${reply.json().code}`);
    else if (row.call.answer.form === 'file') lines.push('the file');
    else lines.push(...shapeOf(reply.json()));
  }
  return lines;
}

describe('the fields that each kind of user sees in each response (D-44 to D-46, D-107)', () => {
  it.each(SHOWING.map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const name = key.replace(/[^A-Za-z-]+/g, '_');
    const page = [`# ${key}`, ...(await linesOf(row)), ''].join('\n');
    await expect(page).toMatchFileSnapshot(`answers/${name}.txt`);
  });
});
