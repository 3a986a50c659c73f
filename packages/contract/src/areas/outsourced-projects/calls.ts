import { z } from 'zod';
import { isManager, isPartner, isSignedIn, isStaff } from '../../core/actor.ts';
import { added, defineCall, done, file, info, list, plain, rows } from '../../core/call.ts';
import { changeReasons, count, day, ownStatus, phone, text, userId, yesNo } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { CONTACT_PHONE } from '../../core/phone.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { OUTSOURCED_STEP_MENUS } from '../menu/keys.ts';
import { byWrId, foundId, materialToggle, oneProject, oneStep, statusCount, toggleAnswer } from '../project/shapes.ts';
import { deleteReason } from '../retention/delete-reason.ts';
import { PARTNER_LIST } from './lists.ts';
import {
  acceptPreset,
  countRequest,
  edit,
  listRequest,
  projectInfo,
  projectRow,
  registration,
  scoreList,
  shipment,
  staffCountRequest,
  staffListRequest,
} from './shapes.ts';
import { PROJECT_STATUSES, ProjectStatus, SEEN_STATUSES } from './status.ts';

const reading = { effect: 'read', actorFields: ['LoginId'] } as const;
const lists = { effect: 'read', actorFields: ['LoginUserId'] } as const;
const staffWrite = { effect: 'write', may: isStaff, actorFields: ['LoginId'] } as const;
const photoUpload = {
  ...staffWrite,
  request: z.object({ LoginId: userId() }),
  upload: FILE_RULES.projectPhoto,
  answer: plain(z.object({ fileNames: z.array(z.string()), message: z.string() })),
} as const;
/** A step that cannot be taken back. */
const staffStep = { ...staffWrite, menus: OUTSOURCED_STEP_MENUS } as const;
const partnerWrite = { effect: 'write', may: isPartner, actorFields: ['LoginId'] } as const;

export const outsourcedProjectCalls = {
  listForStaff: defineCall({
    path: 'Construction/all-construction-mize-list',
    summary: '외주 프로젝트목록 (직원).',
    spec: ['CALLS-20', 'OUT-32'],
    ...lists,
    may: isStaff,
    request: staffListRequest,
    answer: list(projectRow),
  }),
  listForPartners: defineCall({
    path: 'Construction/all-construction-partner-list',
    summary: '프로젝트목록 (협력업체). 다른 업체가 수주한 정보는 가려집니다.',
    spec: ['CALLS-21', 'PART-03', 'D-43', 'D-247'],
    ...lists,
    may: isSignedIn,
    request: listRequest(PARTNER_LIST),
    answer: list(projectRow),
  }),
  countForStaff: defineCall({
    path: 'Construction/construction-mize-status-count',
    summary: '외주 프로젝트목록 (직원)의 상태별 건수. 상태를 뺀 같은 조건입니다.',
    spec: ['CALLS-127'],
    ...lists,
    may: isStaff,
    request: staffCountRequest,
    answer: rows(statusCount(PROJECT_STATUSES)),
  }),
  countForPartners: defineCall({
    path: 'Construction/construction-partner-status-count',
    summary: '프로젝트목록 (협력업체)의 상태별 건수. 목록에서 볼 수 있는 것만 셉니다.',
    spec: ['CALLS-127', 'D-43', 'D-247'],
    ...lists,
    may: isSignedIn,
    request: countRequest(PARTNER_LIST),
    answer: rows(statusCount(SEEN_STATUSES)),
  }),
  readProject: defineCall({
    path: 'Construction/construction-info',
    summary:
      '프로젝트 한 건. 볼 수 없는 항목은 비어 있습니다. 업체에 보낸 그 프로젝트의 알림은 수신이 됩니다 (AheadYN Y는 제외).',
    spec: ['CALLS-24', 'OUT-86', 'D-44', 'D-45', 'D-46'],
    effect: 'noted',
    may: isSignedIn,
    actorFields: ['LoginId'],
    /** AheadYN: a device reads it for later, and nobody looks at it now. */
    request: z.object({ ...oneProject, AheadYN: yesNo() }),
    answer: info(projectInfo),
  }),
  findByWrId: defineCall({
    path: 'Construction/construction-id-info',
    summary: '외부 번호(WrId)로 외주 프로젝트 찾기. 없으면 빈 목록입니다.',
    spec: ['CALLS-19', 'D-07', 'D-85'],
    ...reading,
    may: isStaff,
    request: byWrId,
    answer: rows(foundId),
  }),
  register: defineCall({
    path: 'Construction/construction-add',
    summary: '외주 프로젝트 등록. 상태는 게시전(P)으로 시작합니다.',
    spec: ['CALLS-22', 'OUT-44', 'T1'],
    ...staffWrite,
    request: registration,
    answer: added(z.object({ id: z.number() }), 'project.register.done'),
  }),
  uploadPhotos: defineCall({
    path: 'Construction/construction-photo-upload-add',
    summary: '프로젝트 사진 업로드. 등록에는 받은 fileNames를 보냅니다. 움직이는 그림은 첫 장면만 저장합니다.',
    spec: ['CALLS-23', 'FILE-09'],
    ...photoUpload,
  }),
  readPhoto: defineCall({
    root: 'uploads',
    path: `${FILE_RULES.projectPhoto.folder}/{name}`,
    method: 'GET',
    summary: '프로젝트 사진. 그 사진이 있는 프로젝트의 고객 및 현장 정보를 볼 수 있는 사용자만 받습니다.',
    spec: ['FILE-17', 'FILE-21', 'D-120', 'D-45'],
    effect: 'read',
    may: isSignedIn,
    actorFields: [],
    request: z.object({ name: text(LONGEST_NAME) }),
    answer: file('show'),
  }),
  post: defineCall({
    path: 'Construction/construction-post',
    summary: '게시 (P → N) 또는 재게시 (F → N).',
    spec: ['CALLS-31', 'OUT-113', 'T2', 'T3'],
    ...staffStep,
    request: z.object({ ...oneStep, Status: ownStatus(ProjectStatus.Open) }),
    answer: done('outsourced.post.done'),
  }),
  readStatus: defineCall({
    path: 'Construction/construction-check',
    summary: '수주 전 확인: 현재 상태 코드.',
    spec: ['CALLS-37', 'PART-37', 'T4', 'D-65'],
    ...reading,
    may: isSignedIn,
    request: z.object(oneProject),
    answer: info(z.object({ checkStatus: z.enum(PROJECT_STATUSES) })),
  }),
  readAcceptance: defineCall({
    path: 'Construction/construction-accept-preset',
    summary: '수주 화면에 미리 채울 것: 지난 수주의 인원과 담당자, 제안된 시작일에 이미 있는 소속 업체의 현장.',
    spec: ['CALLS-128'],
    ...reading,
    may: isPartner,
    request: z.object(oneProject),
    answer: info(acceptPreset),
  }),
  accept: defineCall({
    path: 'Construction/construction-accept',
    summary: '수주. 한 업체만 성공합니다.',
    spec: ['CALLS-38', 'PART-39', 'T5', 'D-66', 'A-12'],
    ...partnerWrite,
    request: z.object({
      ...oneStep,
      ChoiceSelDate: day(),
      TotalPeople: count(),
      ManagerUserName: text(TEXT_LIMIT.name),
      ManagerUserPhone: phone(CONTACT_PHONE),
    }),
    answer: done('outsourced.accept.done'),
  }),
  remove: defineCall({
    path: 'Construction/construction-delete',
    summary: '프로젝트 삭제. 수주 이후에는 거절됩니다.',
    spec: ['CALLS-34', 'OUT-26', 'T12', 'D-50'],
    ...staffStep,
    request: z.object({ ...oneStep, ...deleteReason }),
    answer: done('project.remove.done'),
  }),
  edit: defineCall({
    path: 'Construction/construction-edit',
    summary: '프로젝트 수정. 바뀐 항목마다 사유가 필요합니다.',
    spec: ['CALLS-25', 'OUT-111', 'D-57', 'D-141'],
    ...staffWrite,
    request: edit,
    answer: done('project.edit.done'),
  }),
  uploadEditPhotos: defineCall({
    path: 'Construction/construction-photo-upload-edit',
    summary: '수정 화면의 사진 업로드. 움직이는 그림은 첫 장면만 저장합니다.',
    spec: ['CALLS-26', 'FILE-10'],
    ...photoUpload,
  }),
  withdraw: defineCall({
    path: 'Construction/construction-withdrawal-update',
    summary: '수주철회 (N, Y → F).',
    spec: ['CALLS-27', 'OUT-115', 'T6'],
    ...staffStep,
    request: z.object({ ...oneStep, withDrawalMemo: text(TEXT_LIMIT.memo) }),
    answer: done('outsourced.withdraw.done'),
  }),
  cancel: defineCall({
    path: 'Construction/construction-cancel-update',
    summary: '프로젝트 취소 (P, N, Y, F → C).',
    spec: ['CALLS-29', 'OUT-118', 'T7'],
    ...staffStep,
    request: z.object({ ...oneStep, Status: ownStatus(ProjectStatus.Canceled), cancelMemo: text(TEXT_LIMIT.memo) }),
    answer: done('project.cancel.done'),
  }),
  complete: defineCall({
    path: 'Construction/construction-complete',
    summary: '프로젝트 완료 (Y → YY). 모든 업체 평가 점수가 필요합니다.',
    spec: ['CALLS-32', 'EVAL-08', 'T8'],
    ...staffStep,
    request: z.object({ ...oneStep, Status: ownStatus(ProjectStatus.Completed), CheckLists: scoreList() }),
    answer: done('project.complete.done'),
  }),
  saveBillDate: defineCall({
    path: 'Construction/construction-billdate-update',
    summary: '계산서 발행일 저장 (수주한 사용자).',
    spec: ['CALLS-36', 'PART-45', 'T9'],
    ...partnerWrite,
    request: z.object({ ...oneStep, BillDate: day() }),
    answer: done('outsourced.billDate.done'),
  }),
  confirmInvoice: defineCall({
    ...staffStep,
    path: 'Construction/construction-billstatus-update',
    summary: '계산서 발급확인 (YY → B, 관리자 권한).',
    spec: ['CALLS-28', 'OUT-121', 'T10'],
    may: isManager,
    request: z.object({ ...oneStep, Status: ownStatus(ProjectStatus.Invoiced) }),
    answer: done('outsourced.invoice.done'),
  }),
  toggleMaterials: defineCall({
    path: 'Construction/construction-materials-yn',
    summary: '자재확정 (Y) 또는 자재수정 (N, 관리자 권한). 사유가 필요합니다.',
    spec: ['CALLS-33', 'MAT-14', 'MT1', 'MT2'],
    ...staffStep,
    request: z.object({ ...materialToggle, ChangeReasons: changeReasons() }),
    answer: plain(toggleAnswer),
  }),
  sendMaterials: defineCall({
    path: 'Construction/construction-matertial-send',
    alsoPath: 'Construction/construction-material-send',
    summary: '자재발송. 확정되지 않은 자재는 함께 확정됩니다.',
    spec: ['CALLS-30', 'MAT-20', 'MT3'],
    ...staffStep,
    request: z.object({ ...oneStep, ...shipment }),
    answer: done('materials.send.done'),
  }),
  receiveMaterials: defineCall({
    path: 'Construction/construction-material-update',
    summary: '자재수령 (수주한 사용자).',
    spec: ['CALLS-35', 'PART-42', 'MT4'],
    ...partnerWrite,
    request: z.object(oneStep),
    answer: done('materials.receive.done'),
  }),
};
