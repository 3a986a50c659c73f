import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Routes } from '#http/handler-types.ts';
import { makeCopyToken, openCopy } from './copies.ts';
import { edit } from './edit.ts';
import { countProjects, findByWrId, listProjects, readProject } from './read-projects.ts';
import { register } from './register.ts';
import { cancel, complete, remove, toggleMaterials } from './transitions.ts';

/** The handlers of the calls of internal projects. */
export const internalProjectRoutes: Routes<typeof internalProjectCalls> = {
  listProjects,
  countProjects,
  readProject,
  register,
  edit,
  complete,
  cancel,
  toggleMaterials,
  remove,
  findByWrId,
  makeCopyToken,
  openCopy,
};
