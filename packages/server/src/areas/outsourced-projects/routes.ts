import type { deliveryCalls } from '@portal/contract/areas/notify/delivery-calls';
import type { agreementCalls } from '@portal/contract/areas/outsourced-projects/agreement-calls';
import type { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { copyCalls } from '@portal/contract/areas/outsourced-projects/copy-calls';
import type { customerCalls } from '@portal/contract/areas/outsourced-projects/customer-calls';
import type { Routes } from '#http/handler-types.ts';
import { accept, readAcceptance, readStatus } from './accept.ts';
import { answerObjection, confirmChanges, objectToChanges, readChanges } from './agreed-changes.ts';
import { findFormerSites, makeProjectCopyToken, openProjectCopy } from './copies.ts';
import { listDeliveries, resend } from './deliveries.ts';
import { edit } from './edit.ts';
import { receiveMaterials, sendMaterials, toggleMaterials } from './material-steps.ts';
import { readPhoto, uploadEditPhotos, uploadPhotos } from './photos.ts';
import { listCustomers } from './public/customers.ts';
import { removeProject } from './public/orders.ts';
import {
  countForPartners,
  countForStaff,
  findByWrId,
  listForPartners,
  listForStaff,
  readProject,
} from './read-projects.ts';
import { acceptDifference, addReceipt } from './receipt-steps.ts';
import { register } from './register.ts';
import { cancel, complete, confirmInvoice, post, saveBillDate, withdraw } from './transitions.ts';

/** The handlers of the calls about changes of what was agreed. */
export const agreementRoutes: Routes<typeof agreementCalls> = {
  readChanges,
  confirmChanges,
  objectToChanges,
  answerObjection,
};

/** The handlers of the calls about what contractors were told of a project. */
export const deliveryRoutes: Routes<typeof deliveryCalls> = { listDeliveries, resend };

/** The handlers of the calls that take over former projects. */
export const copyRoutes: Routes<typeof copyCalls> = { makeProjectCopyToken, openProjectCopy, findFormerSites };

/** The handlers of what lists show of customers. */
export const customerRoutes: Routes<typeof customerCalls> = { listCustomers };

/** The handlers of the calls of receipts that move a project. */
export const receiptSteps = { addReceipt, acceptDifference };

/** The handlers of the calls of outsourced projects. */
export const outsourcedProjectRoutes: Routes<typeof outsourcedProjectCalls> = {
  listForStaff,
  listForPartners,
  countForStaff,
  countForPartners,
  readProject,
  findByWrId,
  register,
  uploadPhotos,
  readPhoto,
  post,
  readStatus,
  readAcceptance,
  accept,
  remove: removeProject,
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
