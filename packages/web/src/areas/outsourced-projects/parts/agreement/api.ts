import { call } from '#lib/call.ts';

/** Marks the changes of what was agreed up to one as opened by this user. */
export const readChanges = (id: number, changeId: number) =>
  call('Construction/construction-change-read', { Id: id, ChangeId: changeId });

/** Confirms the changes up to one. */
export const confirmChanges = (id: number, changeId: number) =>
  call('Construction/construction-change-confirm', { Id: id, ChangeId: changeId });

/** Objects to the changes up to one. */
export const objectToChanges = (id: number, changeId: number, objection: string) =>
  call('Construction/construction-change-object', { Id: id, ChangeId: changeId, Objection: objection });

/** Answers an objection of the winner. */
export const answerObjection = (id: number, responseId: number, answer: string) =>
  call('Construction/construction-objection-answer', { Id: id, ResponseId: responseId, Answer: answer });
