import { z } from 'zod';
import { choice, count, days, id, listOf, phone, text, userId, userIds, yesNo } from '../../core/fields.ts';
import { MAX_PER_PROJECT, TEXT_LIMIT } from '../../core/limits.ts';

/** What every action on one project takes. */
export const oneProject = { Id: id(), LoginId: userId() };

/** The look-up by the number of an outside system (CALLS-19, CALLS-39). */
export const byWrId = z.object({ LoginId: userId(), WrId: text(TEXT_LIMIT.name) });

/** Materials with their quantities. */
export const materialLines = () =>
  listOf(z.object({ MaterialId: id(), MaterialCnt: count() }), MAX_PER_PROJECT.materials);

/** Confirming (Y) or reopening (N) the materials; the reasons stand in a field of each kind (MAT-14, MAT-15). */
export const materialToggle = { ...oneProject, Status: text(1).pipe(z.enum(['Y', 'N'])) };

/** What both kinds of project take at registration and edit (DATA-08, CALLS-42). */
export const partFields = {
  ProjectName: text(TEXT_LIMIT.name),
  StartDate: days(),
  AreaId: choice(),
  ZipCode: text(10),
  Addr1: text(TEXT_LIMIT.name),
  Addr2: text(TEXT_LIMIT.name),
  DetailContent: text(TEXT_LIMIT.memo),
  EtcMemo: text(TEXT_LIMIT.memo),
  MizeSalesUserId: userId(),
  MizePMUserId: userIds(),
  CustomerName: text(TEXT_LIMIT.name),
  LoginId: userId(),
  PlaceManagerMobile: phone(),
  PlaceManagerName: text(TEXT_LIMIT.name),
  PlaceName: text(TEXT_LIMIT.name),
  MaterialsNoYN: yesNo(),
};
