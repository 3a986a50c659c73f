import { expect, it } from 'vitest';
import { actionSentence } from './alarm-text.ts';

const comment = { alarmKind: '', autoYn: 'N', parentId: '', itemName: '' } as const;

it.each([
  [comment, '게시글에 댓글을 남겼습니다.'],
  [{ ...comment, parentId: 7 }, '댓글에 답글을 남겼습니다.'],
  [{ ...comment, autoYn: 'Y', itemName: '프로젝트금액' }, '프로젝트금액 항목을 변경했습니다.'],
  [{ ...comment, autoYn: 'Y', itemName: '열람 요청' }, '열람을 요청했습니다.'],
  [{ ...comment, alarmKind: 'comment' }, '댓글을 남겼습니다.'],
  [{ ...comment, alarmKind: 'untaken' }, '게시한 프로젝트를 수주한 업체가 아직 없습니다.'],
  [{ ...comment, alarmKind: 'limit' }, '월 한도를 확인해 달라고 합니다.'],
  [{ ...comment, alarmKind: 'talk' }, '현장 대화에 메시지를 남겼습니다.'],
] as const)(
  'the sentence of an alarm says what happened, and calls no automatic line a comment (D-245)',
  (alarm, sentence) => {
    expect(actionSentence(alarm)).toBe(sentence);
  },
);
