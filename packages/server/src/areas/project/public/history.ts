import type { Board } from '@portal/contract/areas/comments/boards';
import type { HistoryLine } from '@portal/contract/core/forms';
import { wholeNumber } from '@portal/contract/core/text';
import type { CommentTarget, TargetFinder } from '#areas/comments/public/target.ts';
import { writeHistory } from '#areas/comments/public/write-history.ts';
import type { CallCtx, Ctx } from '#context.ts';
import { refuseBlanked } from '#records/edits.ts';
import { refuse } from '#refuse.ts';

/** The columns of a project that its comments and alarms need. */
type AddressedProject = { id: number; project_name: string; created_by: string; sales_user_id: string };
type FoundProject = AddressedProject & { blanked_at: Date | null };

type Db = Ctx['db'];

/** How comments find one kind of project. */
export type CommentedProjects = {
  board: Board;
  find: (db: Db, id: number) => Promise<FoundProject | undefined>;
  /** The same; nobody can delete the project until the transaction ends. */
  lock: (db: Db, id: number) => Promise<FoundProject | undefined>;
  listPmIds: (db: Db, id: number) => Promise<string[]>;
};

/** A project as the target of comments and alarms, addressed to its creator, sales manager and PMs (D-24). */
export const projectTarget = (
  board: Board,
  project: AddressedProject,
  pmUserIds: readonly string[],
): CommentTarget => ({
  board,
  key: String(project.id),
  subject: project.project_name,
  addressees: [project.created_by, project.sales_user_id, ...pmUserIds],
});

/** How comments find the projects of one kind; a key that is not a number is refused. */
export function projectTargetFinder({ board, find, lock, listPmIds }: CommentedProjects): TargetFinder {
  const idOf = (key: string): number => wholeNumber(key) ?? refuse('BAD_REQUEST', { field: 'Id' });
  const finderWith =
    (findRow: CommentedProjects['find'], check: (project: FoundProject) => void = () => {}) =>
    async ({ db }: CallCtx, key: string): Promise<CommentTarget | undefined> => {
      const id = idOf(key);
      // Queries are sent in this order, so the PMs are read after the project is locked.
      const [project, pmUserIds] = await Promise.all([findRow(db, id), listPmIds(db, id)]);
      if (project) check(project);
      return project && projectTarget(board, project, pmUserIds);
    };
  return {
    keyOf: (key) => wholeNumber(key)?.toString(),
    find: finderWith(find),
    lock: finderWith(lock, refuseBlanked),
  };
}

/** Writes lines into the history of a project, in the transaction of the call (D-74). */
export const historyWriter =
  ({ board, listPmIds }: CommentedProjects) =>
  async (ctx: CallCtx, project: AddressedProject, ...lines: HistoryLine[]): Promise<void> => {
    await writeHistory(ctx, projectTarget(board, project, await listPmIds(ctx.db, project.id)), lines);
  };
