import { z } from 'zod';
import {
  amount,
  changeReasons,
  choice,
  count,
  id,
  listOf,
  phone,
  text,
  userId,
  values,
  version,
} from '../../core/fields.ts';
import { MAX_PER_PROJECT, TEXT_LIMIT } from '../../core/limits.ts';
import { pageFields, searchFields } from '../../core/list-fields.ts';
import { materialLines, partFields } from '../project-parts/request-fields.ts';
import { PROJECT_STATUSES } from './status.ts';

/** Filters of the staff and the partner list; `size` is the default page size. */
export const listRequest = (size: number) =>
  z.object({
    ...pageFields(size),
    ...searchFields({
      statuses: PROJECT_STATUSES,
      types: ['projectName', 'areaName', 'companyName', 'pmName'],
      orders: ['createdDtm_desc', 'createdDtm_asc'],
    }),
    CompanyId: choice(),
    LoginUserId: userId(),
  });

/** The creation payload (DATA-08). */
export const registration = z.object({
  ...partFields,
  Price: amount(),
  AddPrice: amount({ signed: true }),
  Materials: materialLines(),
  ImageNameList: values(),
});

const checkLine = z.object({ CheckId: id(), Score: count() });
/** Scores of a checklist (EVAL-04). */
export const checkList = () => listOf(checkLine, MAX_PER_PROJECT.checks);

/** A shipment; courier phones are digits (DATA-22). */
export const shipment = {
  DeliveryType: text(1),
  SendType: text(1),
  SendZipCode: text(10),
  SendAddr1: text(TEXT_LIMIT.name),
  SendAddr2: text(TEXT_LIMIT.name),
  TNumber: text(TEXT_LIMIT.name),
  QNumber: phone(),
  Vname: text(TEXT_LIMIT.name),
};

/** The full payload of an edit (CALLS-25). Shipping, photos and scores that are not sent stay as they are. */
export const edit = z.object({
  ...registration.shape,
  ...z.object(shipment).partial().shape,
  Id: id(),
  Version: version(),
  ImageNameList: values().optional(),
  CheckLists: checkList().optional(),
  CheckLists2: checkList().optional(),
  ChangeReasons: changeReasons(),
});
