import type { Area } from '#area.ts';
import type { CommentTargets } from './public/target.ts';
import { commentRoutes } from './routes.ts';

/** What this area adds to the portal. The areas of the records give it their `commentTargets`. */
export const comments = (targets: CommentTargets) =>
  ({
    routes: { comments: commentRoutes(targets) },
  }) satisfies Area;
