/** Outsourced projects: posting and accepting (MSG-48 to MSG-50, MSG-96 to MSG-113). */
export const outsourcedProjects = {
  'outsourced.post.confirm': '프로젝트를 게시하시겠습니까?',
  'outsourced.post.done': '프로젝트가 성공적으로 게시되었습니다.',
  'outsourced.post.failed': '프로젝트 게시 중 오류가 발생했습니다.',
  'outsourced.repost.confirm': '프로젝트를 재게시하시겠습니까? 이전 수주 정보는 초기화됩니다.',
  'outsourced.accept.agreement': '동의사항을 확인하고 체크해주세요.',
  'outsourced.accept.people': '투입인원을 입력해주세요.',
  'outsourced.accept.managerName': '담당자 이름을 입력해주세요.',
  'outsourced.accept.managerPhone': '담당자 연락처를 입력해주세요.',
  'outsourced.accept.phoneLength': '올바른 연락처를 입력해주세요. (10~11자리)',
  'outsourced.accept.confirm': '프로젝트를 수주하시겠습니까?',
  'outsourced.accept.done': '프로젝트 수주가 완료되었습니다.',
  'outsourced.accept.failed': '수주 처리 중 오류가 발생했습니다.',
  'outsourced.customer.hidden': '수주 후에 확인가능합니다.',
} as const;
