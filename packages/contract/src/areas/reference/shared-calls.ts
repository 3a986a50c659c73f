import { z } from 'zod';
import { isManager } from '../../core/actor.ts';
import { added, done } from '../../core/call.ts';
import { codeOr, id, listOf, pageFields, searchKey, text, userId, version, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { ORDER_LIMIT, REFERENCE_PAGE_SIZE } from './kinds.ts';

/** The name of an entry. */
export const name = () => text(TEXT_LIMIT.name);
/** The caller, as every request may name them. */
export const login = { LoginUserId: userId() };
/** The entry that a call changes. */
export const one = { Id: id(), Version: version(), ...login };
/** Whether an entry is to be in use. */
export const active = { ActiveYN: yesNo() };
/** Fields of a paged list. */
export const paged = {
  ...pageFields(REFERENCE_PAGE_SIZE),
  SearchKey: searchKey(),
  /** 'Y' active, 'N' retired, 'A' both. */
  SearchActiveStatus: codeOr(['A', 'Y', 'N'], 'A'),
};

/** What all calls of reference data have in common: permission M. */
export const common = { may: isManager, actorFields: ['LoginUserId'], spec: ['D-133', 'LOOKUP-18'] } as const;
/** A call that reads. */
export const reading = { ...common, effect: 'read' } as const;
/** A call that changes something. */
export const writing = { ...common, effect: 'write' } as const;
const key = z.object({ id: z.number() });
/** A call that adds an entry and answers its id. */
export const adding = { ...writing, answer: added(key, 'reference.add.done') } as const;
/** A call that changes an entry. */
export const editing = { ...writing, answer: done('reference.edit.done') } as const;
/** The order that the caller has seen. Another one than the stored one is STALE; without it nothing is compared. */
export const formerOrder = (limit: number) => ({ FormerIds: listOf(z.object({ Id: id() }), limit).optional() });
/** A call that reorders all entries. One without an entry is malformed. */
export const ordering = {
  ...writing,
  spec: ['D-133', 'D-266', 'LOOKUP-18'],
  request: z.object({
    Ids: listOf(z.object({ Id: id() }), ORDER_LIMIT).refine((ids) => ids.length > 0),
    ...formerOrder(ORDER_LIMIT),
    ...login,
  }),
  answer: done('reference.order.done'),
} as const;
/** A call that retires an entry or puts it back into use. */
export const retiring = {
  ...writing,
  request: z.object({ ...one, ...active }),
  answer: done('reference.retire.done'),
} as const;
/** A call that removes an entry. */
export const removing = { ...writing, request: z.object(one), answer: done('reference.remove.done') } as const;
