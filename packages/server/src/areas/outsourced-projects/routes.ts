import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Routes } from '../../http/handlers.ts';
import { accept } from './accept.ts';
import { checkOpen } from './check-open.ts';
import { listForPartners, listForStaff } from './list-projects.ts';
import { post } from './post.ts';
import { readProject } from './read-project.ts';
import { register } from './register.ts';
import { remove } from './remove.ts';
import { uploadPhotos } from './upload-photos.ts';

export const outsourcedProjectRoutes: Routes<typeof outsourcedProjectCalls> = {
  listForStaff,
  listForPartners,
  readProject,
  register,
  uploadPhotos,
  post,
  checkOpen,
  accept,
  remove,
};
