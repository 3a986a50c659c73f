import type { Board } from '@portal/contract/areas/comments/boards';
import type { Change } from '@portal/contract/core/forms';
import type { ChangeEvent } from '@portal/contract/core/live-events';

/** How the page of one kind of project reads it, follows its changes and lists them (D-210, D-211). */
export type LiveSource<Project> = {
  /** Name of the kind, for the cache. */
  kind: string;
  board: Board;
  /** The event that names a changed project of this kind. */
  event: ChangeEvent;
  /** Reads the project as it is stored now. */
  read: (id: number | string, signal?: AbortSignal) => Promise<Project | null>;
  /** What changed between two versions of the project. */
  changesBetween: (before: Project, after: Project) => readonly Change[];
};

/** A project, as far as a page needs to tell its versions apart. */
export type Versioned = { id: number; version: number };
