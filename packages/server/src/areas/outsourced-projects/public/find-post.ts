import { Board } from '@portal/contract/areas/comments/boards';
import type { CallCtx } from '../../../context.ts';
import type { Post } from '../../comments/public/post.ts';
import { projectPost } from '../../project-parts/public/project-post.ts';
import { findProject, listPmIds } from '../queries/detail.ts';

/** A project as the post that comments hang on; undefined when it is absent or deleted. */
export async function findProjectPost({ db }: CallCtx, id: number): Promise<Post | undefined> {
  const project = await findProject(db, id);
  return project && projectPost(Board.Project, project, await listPmIds(db, id));
}
