/** Entries of the workspace. The texts are not in the specification. */
export const entryMessages = {
  'entry.title.blank': '제목을 입력해주세요.',
  'entry.content.blank': '내용을 입력해주세요.',
  'entry.content.tooLarge': '내용이 너무 깁니다. 표나 서식을 줄여주세요.',
  'entry.mentions.many': '멘션은 50명까지 할 수 있습니다.',
  'entry.assignees.many': '담당자는 50명까지 지정할 수 있습니다.',
  'entry.due.early': '마감일은 시작일보다 빠를 수 없습니다.',
  'entry.progress.range': '진척도는 0에서 100까지 입력할 수 있습니다.',
  'entry.start.blank': '시작 일시를 입력해주세요.',
  'entry.end.blank': '종료 일시를 입력해주세요.',
  'entry.end.early': '종료는 시작보다 빠를 수 없습니다.',
  'entry.days.many': '일정은 31일까지 이어질 수 있습니다.',
  'entry.until.blank': '반복 종료일을 시작일 이후로 입력해주세요.',
  'entry.series.long': '반복은 200회까지 할 수 있습니다.',
  'entry.subTask.blank': '하위 업무 이름을 입력해주세요.',
  'entry.comment.blank': '댓글 내용을 입력해주세요.',
  'entry.lost.room': '프로젝트가 삭제되었거나 더 이상 멤버가 아니어서 저장할 수 없습니다.',
  'entry.lost.archived': '프로젝트가 보관되어 저장할 수 없습니다.',
  'entry.lost.entry': '글이 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.',
  'entry.lost.comment': '댓글이 삭제되어 저장할 수 없습니다.',
  'entry.lost.right': '권한이 변경되어 저장할 수 없습니다.',
  'entry.add.done': '등록되었습니다.',
  'entry.edit.done': '수정되었습니다.',
  'entry.remove.confirm': '삭제하시겠습니까?',
  'entry.leaveOut.confirm': '이 날짜의 일정만 제외하시겠습니까?',
  'entry.remove.done': '삭제되었습니다.',
  'entry.pin.done': '고정 상태가 변경되었습니다.',
  'entry.read.done': '읽음 처리되었습니다.',
  'entry.attend.done': '참석 여부가 저장되었습니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const entryRefusals = {
  NOT_MEMBER: { status: 400, text: '프로젝트 멤버만 지정할 수 있습니다.' },
  CANNOT_SEE: { status: 400, text: '이 글을 볼 수 없는 멤버는 지정할 수 없습니다.' },
  PINNED_FULL: { status: 409, text: '고정은 3개까지 할 수 있습니다.' },
  SUB_TASKS_FULL: { status: 409, text: '하위 업무는 100개까지 등록할 수 있습니다.' },
} as const;
