import { z } from 'zod';
import { isPartner, isStaff } from '../../core/actor.ts';
import { defineCall, done } from '../../core/call.ts';
import { id, text } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { oneProject } from '../project/shapes.ts';

/** Request fields about every change of what was agreed up to one. */
const oneChange = { ...oneProject, ChangeId: id() };
const partnerWrite = { effect: 'write', may: isPartner, actorFields: ['LoginId'] } as const;

/** How the winner answers changes after the award, and how staff answer objections (D-220, D-221). */
export const agreementCalls = {
  readChanges: defineCall({
    path: 'Construction/construction-change-read',
    summary: '수주 후 변경을 이 항목까지 열람. 열람하지 않은 건수에서 빠집니다.',
    spec: ['CALLS-190', 'D-220'],
    ...partnerWrite,
    request: z.object(oneChange),
    answer: done('outsourced.change.read.done'),
  }),
  confirmChanges: defineCall({
    path: 'Construction/construction-change-confirm',
    summary: '수주 후 변경을 이 항목까지 확인 (수주한 사용자). 답변을 기다리는 이의도 끝납니다.',
    spec: ['CALLS-191', 'CH1', 'D-220'],
    ...partnerWrite,
    request: z.object(oneChange),
    answer: done('outsourced.change.confirm.done'),
  }),
  objectToChanges: defineCall({
    path: 'Construction/construction-change-object',
    summary: '수주 후 변경에 대한 이의 (수주한 사용자). 담당자가 답변할 때까지 할 일로 남습니다.',
    spec: ['CALLS-192', 'CH2', 'D-221'],
    ...partnerWrite,
    request: z.object({ ...oneChange, Objection: text(TEXT_LIMIT.objection) }),
    answer: done('outsourced.objection.done'),
  }),
  answerObjection: defineCall({
    path: 'Construction/construction-objection-answer',
    summary: '이의에 대한 답변. 수주업체의 화면에 표시됩니다.',
    spec: ['CALLS-193', 'CH3', 'D-221'],
    effect: 'write',
    may: isStaff,
    actorFields: ['LoginId'],
    request: z.object({ ...oneProject, ResponseId: id(), Answer: text(TEXT_LIMIT.objection) }),
    answer: done('outsourced.answer.done'),
  }),
};
