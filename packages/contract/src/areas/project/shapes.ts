import { z } from 'zod';
import { choice, days, flag, id, listOf, phone, quantity, text, userId, userIds, yesNo } from '../../core/fields.ts';
import { MAX_PER_PROJECT, TEXT_LIMIT } from '../../core/limits.ts';
import { SITE_CONTACT } from '../../core/phone.ts';

/** What every action on one project takes. */
export const oneProject = { Id: id(), LoginId: userId() };

/** The look-up by the number of an outside system. */
export const byWrId = z.object({ LoginId: userId(), WrId: text(TEXT_LIMIT.name) });

/** Materials with their quantities. */
export const materialLines = () =>
  listOf(z.object({ MaterialId: id(), MaterialCnt: quantity() }), MAX_PER_PROJECT.materials);

/** Confirming (Y) or reopening (N) the materials; the reasons stand in a field of each kind. */
export const materialToggle = { ...oneProject, Status: text(1).pipe(flag) };

/** What both kinds of project take at registration and edit. */
export const sharedFields = {
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
  PlaceManagerMobile: phone(SITE_CONTACT.most),
  PlaceManagerName: text(TEXT_LIMIT.name),
  PlaceName: text(TEXT_LIMIT.name),
  MaterialsNoYN: yesNo(),
};

/** What the look-up by an outside number answers. */
export const foundId = z.object({ id: z.number() });

/** What confirming and reopening materials answer: the text depends on which it was. */
export const toggleAnswer = z.object({ data: z.array(z.never()), message: z.string() });

/** One material of a project in an answer. */
export const materialLine = z.object({
  materialId: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  materialCnt: z.number(),
});

/** How many projects of a state a list holds under its other filters (CALLS-127). */
export const statusCount = <const S extends readonly [string, ...string[]]>(states: S) =>
  z.object({ status: z.enum(states), count: z.number() });

/** The three fields in which a project answers its one state. */
export const statusFields = <const S extends readonly [string, ...string[]]>(states: S) => ({
  status: z.enum(states),
  mizeStatus: z.enum(states),
  orderStatus: z.enum(states),
});

/** Customer, address and site of a project in an answer. */
export const siteInfo = {
  customerName: z.string(),
  zipCode: z.string(),
  addr1: z.string(),
  addr2: z.string(),
  placeName: z.string(),
  placeManagerName: z.string(),
  placeManagerMobile: z.string(),
};
export type SiteInfo = z.output<z.ZodObject<typeof siteInfo>>;

/** What the details of both kinds of project answer alike. Dates and people are joined by '^', amounts are digits. */
export const sharedInfo = {
  id: z.number(),
  version: z.number(),
  projectName: z.string(),
  price: z.string(),
  areaId: z.number(),
  areaName: z.string(),
  startDate: z.string(),
  choiceSelDate: z.string(),
  detailContent: z.string(),
  etcMemo: z.string(),
  materialsNoYN: flag,
  materialConfirmYN: flag,
  mizeSalesUserId: z.string(),
  mizeSalesUserName: z.string(),
  mizeSalesUserPhone: z.string(),
  mizePMUserId: z.string(),
  mizePMUserName: z.string(),
  mizePMUserPhone: z.string(),
  ...siteInfo,
  /** '' when no company is set, and for whom it is hidden. */
  choiceCompanyId: z.union([z.number(), z.literal('')]),
  choiceCompanyName: z.string(),
  choiceUserId: z.string(),
  choiceUserName: z.string(),
  totalPeople: z.string(),
  managerUserName: z.string(),
  managerUserPhone: z.string(),
  canceledDtm: z.string(),
  cancelMemo: z.string(),
  createdDtm: z.string(),
  /** When its texts were blanked, their period being over; '' while they are there. */
  blankedDtm: z.string(),
};
export type SharedInfo = z.output<z.ZodObject<typeof sharedInfo>>;
