import type { internalProjectCalls } from '@portal/contract/areas/internal-projects/calls';
import type { Routes } from '../../http/handlers.ts';
import { cancel } from './cancel.ts';
import { complete } from './complete.ts';
import { edit } from './edit.ts';
import { makeCopyToken } from './make-copy-token.ts';
import { openCopy } from './open-copy.ts';
import { findByWrId, listProjects, readProject } from './read-projects.ts';
import { register } from './register.ts';
import { remove } from './remove.ts';
import { toggleMaterials } from './toggle-materials.ts';

export const internalProjectRoutes: Routes<typeof internalProjectCalls> = {
  listProjects,
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
