/** Rooms of the workspace (MSG-30 to MSG-33). The other texts are not in the specification. */
export const workspaceMessages = {
  'workspace.name.blank': '프로젝트명을 입력해주세요.',
  'workspace.add.done': '프로젝트 성공적으로 등록되었습니다.',
  'workspace.add.failed': '프로젝트 등록 중 오류가 발생했습니다.',
  'workspace.viewPost.fixed': '글 보기 권한은 프로젝트 생성 후 변경할 수 없습니다.',
  'workspace.vacation': '휴가 현황은 준비중입니다.',
  'workspace.edit.done': '프로젝트 설정이 저장되었습니다.',
  'workspace.archive.confirm': '프로젝트를 보관하시겠습니까?',
  'workspace.restore.confirm': '프로젝트를 다시 여시겠습니까?',
  'workspace.archive.done': '프로젝트 보관 상태가 변경되었습니다.',
  'workspace.remove.done': '프로젝트가 삭제되었습니다.',
  'workspace.remove.name': '프로젝트명이 일치하지 않습니다.',
  'workspace.join.done': '프로젝트에 참여했습니다.',
  'workspace.join.requested': '참여를 요청했습니다. 관리자가 승인하면 참여됩니다.',
  'workspace.joinCancel.done': '참여 요청을 취소했습니다.',
  'workspace.approve.done': '참여를 승인했습니다.',
  'workspace.refuse.done': '참여 요청을 거절했습니다.',
  'workspace.invite.done': '초대했습니다.',
  'workspace.invite.none': '초대할 직원을 선택해주세요.',
  'workspace.inviteRefuse.done': '초대를 거절했습니다.',
  'workspace.inviteCancel.done': '초대를 취소했습니다.',
  'workspace.admin.done': '관리자로 지정했습니다.',
  'workspace.adminRemove.done': '관리자에서 해제했습니다.',
  'workspace.memberRemove.confirm': '멤버를 내보내시겠습니까?',
  'workspace.memberRemove.done': '멤버를 내보냈습니다.',
  'workspace.leave.confirm': '프로젝트에서 나가시겠습니까?',
  'workspace.leave.done': '프로젝트에서 나갔습니다.',
  'workspace.takeOver.done': '프로젝트 관리자가 되었습니다.',
  'workspace.alarms.done': '알림 설정이 변경되었습니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const workspaceRefusals = {
  VIEW_POST_FIXED: { status: 409, text: '글 보기 권한은 프로젝트 생성 후 변경할 수 없습니다.' },
  LAST_ADMIN: {
    status: 409,
    text: '마지막 관리자는 나가거나 해제할 수 없습니다. 먼저 다른 멤버를 관리자로 지정해주세요.',
  },
  ROOM_FULL: { status: 409, text: '멤버는 200명까지 참여할 수 있습니다.' },
  ROOM_ARCHIVED: { status: 409, text: '보관된 프로젝트는 변경할 수 없습니다.' },
} as const;
