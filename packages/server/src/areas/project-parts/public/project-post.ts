import type { Board } from '@portal/contract/areas/comments/boards';
import type { Post } from '../../comments/public/post.ts';

type Addressed = {
  id: number;
  project_name: string;
  created_by: string;
  sales_user_id: string;
};

/** The project as comments and alarms know it: addressed to its creator, sales manager and PMs (D-24). */
export const projectPost = (board: Board, project: Addressed, pmUserIds: readonly string[]): Post => ({
  board,
  postId: String(project.id),
  subject: project.project_name,
  addressees: [project.created_by, project.sales_user_id, ...pmUserIds],
});
