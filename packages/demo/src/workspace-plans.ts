import type { HomeTab, RoomColor } from '@portal/contract/areas/workspace/kinds';
import type { Permissions, Visibility } from '@portal/contract/areas/workspace/policy';
import type { Priority, Reminder, Repeat, TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { SceneName } from './scenes.ts';

/** A planned entry of a room. `age` is in hours before the loading, and days count from today. */
export type PlannedEntry = {
  author: string;
  age: number;
  title: string;
  text: string;
  visibility?: Visibility;
  isPinned?: boolean;
  comments?: readonly (readonly [author: string, text: string])[];
  scenes?: readonly SceneName[];
  task?: {
    status: TaskStatus;
    priority: Priority;
    people: readonly string[];
    start: number | null;
    due: number | null;
    progress: number;
    parts?: readonly (readonly [title: string, person: string, isDone: boolean])[];
  };
  schedule?: {
    day: number;
    from: string;
    to: string;
    place: string;
    reminder: Reminder;
    repeat?: Repeat;
    until?: number;
  };
};

export type PlannedRoom = {
  name: string;
  about: string;
  color: RoomColor;
  home: HomeTab;
  needsApproval?: boolean;
  permissions: Partial<Permissions>;
  /** The first two are admins. */
  people: readonly string[];
  entries: readonly PlannedEntry[];
};

/** The comments of an entry, oldest first. */
export const commentLines = (...lines: [author: string, text: string][]) => lines;
