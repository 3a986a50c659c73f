import type { RefusalCode } from '../messages.ts';
import type { Actor } from './actor.ts';

/** One line of a state table: an event, where it may start, where it ends, for whom. */
export type Transition<State extends string> = {
  /** Id of decisions.md sections 18 and 19, e.g. 'T2'. */
  spec: string;
  from: readonly State[];
  /** Null when the state stays. 'deleted' ends the life of the record. */
  to: State | 'deleted' | null;
  /** Who may do it at all; ownership needs the record and is asked by the use-case. */
  may: (actor: Actor) => boolean;
  /** The refusal for a wrong state, by the state met. */
  refusal: (from: State) => RefusalCode;
};

export type Machine<State extends string, Event extends string> = Record<Event, Transition<State>>;

/** True when the table allows `event` in `state` for this actor: what a button asks before it shows itself. */
export const allows = <S extends string, E extends string>(
  machine: Machine<S, E>,
  event: E,
  state: S,
  actor: Actor,
): boolean => machine[event].may(actor) && machine[event].from.includes(state);
