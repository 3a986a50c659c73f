import type { RefusalCode } from '../messages.ts';
import type { Actor } from './actor.ts';

/** One row of a state table: an event, its start states, its target state, and the allowed actors. */
export type Transition<State extends string> = {
  /** Id in outsourced-projects-states.md and internal-projects.md, such as 'T2'. */
  spec: string;
  from: readonly State[];
  /** Null when the state does not change. 'deleted' removes the record. */
  to: State | 'deleted' | null;
  /** Which users may ever cause the event. The use-case checks ownership, because that needs the record. */
  may: (actor: Actor) => boolean;
  /** The refusal for a wrong state, by that state. */
  refusal: (from: State) => RefusalCode;
};

export type Machine<State extends string, Event extends string> = Record<Event, Transition<State>>;

/** Whether the table allows the event in this state for this actor. Buttons use it to decide whether they are shown. */
export const allows = <S extends string, E extends string>(
  machine: Machine<S, E>,
  event: E,
  state: S,
  actor: Actor,
): boolean => machine[event].may(actor) && machine[event].from.includes(state);
