import { z } from 'zod';
import {
  choice,
  days,
  flag,
  id,
  listOf,
  phone,
  quantity,
  text,
  userId,
  userIds,
  version,
  yesNo,
} from '../../core/fields.ts';
import { MAX_PER_PROJECT, TEXT_LIMIT } from '../../core/limits.ts';
import { SITE_CONTACT } from '../../core/phone.ts';

/** Request fields of every action on one project. */
export const oneProject = { Id: id(), LoginId: userId() };

/**
 * Request fields of every step of one project. Another Version than the stored one is refused: the project has changed
 * since the caller decided (D-210).
 */
export const oneStep = { ...oneProject, Version: version() };

/** Request to find a project by its number in an outside system. */
export const byWrId = z.object({ LoginId: userId(), WrId: text(TEXT_LIMIT.name) });

/** The number of the project in an outside system. Blank leaves it as it is (D-85). */
export const outsideNumber = { WrId: text(TEXT_LIMIT.name) };

/** Materials with their quantities, as a request field. */
export const materialLines = () =>
  listOf(z.object({ MaterialId: id(), MaterialCnt: quantity() }), MAX_PER_PROJECT.materials);

/** Confirms (Y) or reopens (N) the materials. Each kind of project adds its own field of reasons. */
export const materialToggle = { ...oneStep, Status: text(1).pipe(flag) };

/** Request fields of registration and edit that both kinds of project share. */
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
  PlaceManagerMobile: phone(SITE_CONTACT),
  PlaceManagerName: text(TEXT_LIMIT.name),
  PlaceName: text(TEXT_LIMIT.name),
  MaterialsNoYN: yesNo(),
};

/** Answer when a project was found by its outside number. */
export const foundId = z.object({ id: z.number() });

/** Answer after materials were confirmed or reopened, with a message for either. */
export const toggleAnswer = z.object({ data: z.array(z.never()), message: z.string() });

/** One material of a project in an answer. */
export const materialLine = z.object({
  materialId: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  materialCnt: z.number(),
  unit: z.string(),
});

/** Number of projects of one status that a list has under its other filters (CALLS-127). */
export const statusCount = <const S extends readonly [string, ...string[]]>(states: S) =>
  z.object({ status: z.enum(states), count: z.number() });

/** The three answer fields that all contain the one status of a project. */
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

/**
 * Answer fields of the details that both kinds of project share. Dates and people are joined by '^', amounts are
 * digits.
 */
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
  /** '' without a company, and for viewers who may not see it. */
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
  /** When the texts were blanked after the retention period; '' before. */
  blankedDtm: z.string(),
};
export type SharedInfo = z.output<z.ZodObject<typeof sharedInfo>>;

/** The eleven fields that a copy takes over (D-84). */
export const copiedFields = z.object({
  projectName: z.string(),
  areaId: z.number(),
  mizePMUserId: z.string(),
  mizeSalesUserId: z.string(),
  ...siteInfo,
});
export type CopiedFields = z.output<typeof copiedFields>;
