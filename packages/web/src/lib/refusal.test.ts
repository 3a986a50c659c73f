import { messageText } from '@portal/contract/messages';
import { describe, expect, it } from 'vitest';
import { Refusal, readAnswer } from './refusal.ts';

const refusalOf = (status: number, text: string): unknown => {
  try {
    return readAnswer(status, text);
  } catch (error) {
    return error;
  }
};

describe('readAnswer', () => {
  const body = { data: [{ id: 1 }], meta: { totalCount: 1 } };

  it.each([
    ['the object', JSON.stringify(body)],
    ['a text of the object', JSON.stringify(JSON.stringify(body))],
    ['text inside data', JSON.stringify({ ...body, data: JSON.stringify(body.data) })],
  ])('reads %s (D-126)', (_shape, text) => {
    expect(readAnswer(200, text)).toEqual(body);
  });

  it("throws the server's message with the field to focus", () => {
    const text = JSON.stringify({ message: '지역을 선택해주세요.', code: 'FIELD_REQUIRED', field: 'AreaId' });
    expect(refusalOf(400, text)).toMatchObject({
      status: 400,
      code: 'FIELD_REQUIRED',
      field: 'AreaId',
      message: '지역을 선택해주세요.',
    });
  });

  it.each(['<html>502</html>', '', 'null', '{}', '{"message":7}'])(
    'has a message of its own for %s (MSG-11)',
    (text) => {
      const refusal = refusalOf(502, text);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal).toMatchObject({ status: 502, message: messageText('common.requestFailed') });
    },
  );

  it('throws for an unreadable 200', () => {
    expect(refusalOf(200, '<html>')).toBeInstanceOf(Refusal);
  });
});
