/** Saved views of lists. The texts are not in the specification. */
export const viewMessages = {
  'view.name.required': '보기의 이름을 입력해주세요.',
  'view.add.done': '보기를 저장했습니다.',
  'view.edit.done': '보기를 바꿨습니다.',
  'view.remove.done': '보기를 지웠습니다.',
} as const;

/** Refusals of this area. */
export const viewRefusals = {
  VIEW_LIMIT: { status: 409, text: '보기는 목록마다 {most}개까지 저장할 수 있습니다. 쓰지 않는 보기를 지워주세요.' },
} as const;
