import { defineCall, done } from '@portal/contract/core/call';
import { changeReasons, id, listOf, text } from '@portal/contract/core/fields';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRequest, requestFromForm } from '#http/read-request.ts';

const call = defineCall({
  path: 'Form/save',
  summary: '',
  spec: [],
  effect: 'write',
  may: 'open',
  actorFields: [],
  request: z.object({ Id: id(), Title: text(), existingFiles: listOf(text(), 10), Reasons: changeReasons() }),
  upload: { files: 1, bytes: 1 },
  answer: done('list.empty'),
});
const read = (fields: Record<string, string[]>) => readRequest(call, requestFromForm(call, fields));

describe('the fields of a multipart form (wire.md, Requests)', () => {
  it('a list of texts is a repeated field, a list of objects is JSON; of other repeated fields the last value counts', () => {
    const reasons = JSON.stringify([{ itemname: '제목', REASON: '오타' }]);
    expect(read({ id: ['1', '7'], title: ['제목'], ExistingFiles: ['a.pdf', 'b.pdf'], reasons: [reasons] })).toEqual({
      Id: 7,
      Title: '제목',
      existingFiles: ['a.pdf', 'b.pdf'],
      Reasons: [{ ItemName: '제목', Reason: '오타' }],
    });
  });

  it('a list sent once is a list; a missing or blank one is empty', () => {
    expect(read({ Id: ['7'], existingFiles: ['a.pdf'], Reasons: [' '] })).toMatchObject({
      existingFiles: ['a.pdf'],
      Reasons: [],
    });
    expect(read({ Id: ['7'] })).toMatchObject({ existingFiles: [], Reasons: [] });
  });

  it.each(['{', '{"ItemName":"제목"}', '"text"', '[1]'])(
    '%s is not a list of objects and is refused by name',
    (sent) => {
      expect(() => read({ Id: ['7'], Reasons: [sent] })).toThrow(
        expect.objectContaining({ code: 'BAD_REQUEST', field: 'Reasons' }),
      );
    },
  );

  it('a list with too many items is refused', () => {
    expect(() => read({ Id: ['7'], existingFiles: Array.from({ length: 11 }, String) })).toThrow(
      expect.objectContaining({ code: 'TOO_LONG', field: 'existingFiles' }),
    );
  });
});
