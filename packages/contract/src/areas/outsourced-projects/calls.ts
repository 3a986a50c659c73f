import { z } from 'zod';
import { isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, info, list, plain } from '../../core/call.ts';
import {
  amount,
  choice,
  count,
  day,
  days,
  id,
  listOf,
  ownStatus,
  phone,
  text,
  userId,
  userIds,
  values,
  yesNo,
} from '../../core/fields.ts';
import { MAX_PER_PROJECT, PICTURE_LIMIT, TEXT_LIMIT } from '../../core/limits.ts';
import { pageFields, searchFields } from '../../core/list-fields.ts';
import { projectInfo, projectRow } from './shapes.ts';
import { PROJECT_STATUSES, ProjectStatus } from './status.ts';

const listRequest = (size: number) =>
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

const oneProject = { Id: id(), LoginId: userId() };

const materialLine = z.object({ MaterialId: id(), MaterialCnt: count() });

/** The creation payload (DATA-08). */
const registration = z.object({
  ProjectName: text(TEXT_LIMIT.name),
  Price: amount(),
  AddPrice: amount({ signed: true }),
  StartDate: days(),
  AreaId: choice(),
  ZipCode: text(10),
  Addr1: text(TEXT_LIMIT.name),
  Addr2: text(TEXT_LIMIT.name),
  DetailContent: text(TEXT_LIMIT.memo),
  Materials: listOf(materialLine, MAX_PER_PROJECT.materials),
  EtcMemo: text(TEXT_LIMIT.memo),
  MizeSalesUserId: userId(),
  MizePMUserId: userIds(),
  CustomerName: text(TEXT_LIMIT.name),
  LoginId: userId(),
  PlaceManagerMobile: phone(),
  PlaceManagerName: text(TEXT_LIMIT.name),
  PlaceName: text(TEXT_LIMIT.name),
  MaterialsNoYN: yesNo(),
  ImageNameList: values(),
});

export const outsourcedProjectCalls = {
  listForStaff: defineCall({
    path: 'Construction/all-construction-mize-list',
    summary: '외주 프로젝트 목록 (직원).',
    rows: ['CALLS-20', 'OUT-32'],
    effect: 'read',
    may: isStaff,
    actorFields: ['LoginUserId'],
    request: listRequest(30),
    answer: list(projectRow),
  }),
  listForPartners: defineCall({
    path: 'Construction/all-construction-partner-list',
    summary: '프로젝트 목록 (협력업체). 다른 업체가 수주한 정보는 가려집니다.',
    rows: ['CALLS-21', 'PART-03', 'D-43'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginUserId'],
    request: listRequest(10),
    answer: list(projectRow),
  }),
  readProject: defineCall({
    path: 'Construction/construction-info',
    summary: '프로젝트 한 건. 볼 수 없는 항목은 비어 있습니다.',
    rows: ['CALLS-24', 'OUT-86', 'D-44', 'D-45', 'D-46'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginId'],
    request: z.object(oneProject),
    answer: info(projectInfo),
  }),
  register: defineCall({
    path: 'Construction/construction-add',
    summary: '외주 프로젝트 등록. 상태는 게시전(P)으로 시작합니다.',
    rows: ['CALLS-22', 'OUT-44', 'T1'],
    effect: 'write',
    may: isStaff,
    actorFields: ['LoginId'],
    request: registration,
    answer: added(z.object({ id: z.number() }), 'project.register.done'),
  }),
  uploadPhotos: defineCall({
    path: 'Construction/construction-photo-upload-add',
    summary: '프로젝트 사진 업로드. 보낸 파일 이름 그대로 저장합니다.',
    rows: ['CALLS-23', 'FILE-09'],
    effect: 'own',
    may: isStaff,
    actorFields: ['LoginId'],
    request: z.object({ LoginId: userId() }),
    upload: { files: MAX_PER_PROJECT.photos, bytes: PICTURE_LIMIT.bytes },
    answer: plain(z.object({ fileNames: z.array(z.string()), message: z.string() })),
  }),
  post: defineCall({
    path: 'Construction/construction-post',
    summary: '게시 (P → N) 또는 재게시 (F → N).',
    rows: ['CALLS-31', 'OUT-113', 'T2', 'T3'],
    effect: 'write',
    may: isStaff,
    actorFields: ['LoginId'],
    request: z.object({ ...oneProject, Status: ownStatus(ProjectStatus.Open) }),
    answer: done('outsourced.post.done'),
  }),
  checkOpen: defineCall({
    path: 'Construction/construction-check',
    summary: '수주 전 확인: 현재 상태 코드.',
    rows: ['CALLS-37', 'PART-37', 'T4', 'D-65'],
    effect: 'read',
    may: isSignedIn,
    actorFields: ['LoginId'],
    request: z.object(oneProject),
    answer: info(z.object({ checkStatus: z.string() })),
  }),
  accept: defineCall({
    path: 'Construction/construction-accept',
    summary: '수주. 한 업체만 성공합니다.',
    rows: ['CALLS-38', 'PART-39', 'T5', 'D-66'],
    effect: 'write',
    may: isPartner,
    actorFields: ['LoginId'],
    request: z.object({
      ...oneProject,
      ChoiceSelDate: day(),
      TotalPeople: count(),
      ManagerUserName: text(TEXT_LIMIT.name),
      ManagerUserPhone: text(20),
    }),
    answer: done('outsourced.accept.done'),
  }),
  remove: defineCall({
    path: 'Construction/construction-delete',
    summary: '프로젝트 삭제. 수주 이후에는 거절됩니다.',
    rows: ['CALLS-34', 'OUT-26', 'T12', 'D-50'],
    effect: 'write',
    may: isStaff,
    actorFields: ['LoginId'],
    request: z.object(oneProject),
    answer: done('project.remove.done'),
  }),
};
