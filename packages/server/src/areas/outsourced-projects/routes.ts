import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Routes } from '../../http/handlers.ts';
import { accept } from './accept.ts';
import { cancel } from './cancel.ts';
import { readStatus } from './check-open.ts';
import { complete } from './complete.ts';
import { confirmInvoice } from './confirm-invoice.ts';
import { edit } from './edit.ts';
import { post } from './post.ts';
import { removeProject } from './public/orders.ts';
import { findByWrId, listForPartners, listForStaff, readProject } from './read-projects.ts';
import { receiveMaterials } from './receive-materials.ts';
import { register } from './register.ts';
import { saveBillDate } from './save-bill-date.ts';
import { sendMaterials } from './send-materials.ts';
import { toggleMaterials } from './toggle-materials.ts';
import { uploadEditPhotos } from './upload-edit-photos.ts';
import { uploadPhotos } from './upload-photos.ts';
import { withdraw } from './withdraw.ts';

export const outsourcedProjectRoutes: Routes<typeof outsourcedProjectCalls> = {
  listForStaff,
  listForPartners,
  readProject,
  findByWrId,
  register,
  uploadPhotos,
  post,
  readStatus,
  accept,
  remove: (ctx, input) => removeProject(ctx, input.Id),
  edit,
  uploadEditPhotos,
  withdraw,
  cancel,
  complete,
  saveBillDate,
  confirmInvoice,
  toggleMaterials,
  sendMaterials,
  receiveMaterials,
};
