/** Saved views of lists. The texts are not in the specification. */
export const viewMessages = {
  'view.name.required': '필터의 이름을 입력해주세요.',
  'view.add.done': '필터를 저장했습니다.',
  'view.edit.done': '필터를 바꿨습니다.',
  'view.remove.done': '필터를 지웠습니다.',
  'view.remove.confirm': '이 필터를 지우시겠습니까?',
  'view.order.done': '필터의 순서를 바꿨습니다.',
  'view.use.done': '마지막으로 쓴 필터를 기억했습니다.',
  'view.columns.done': '표시할 항목을 저장했습니다.',
  'view.failed': '필터를 저장하지 못했습니다.',
  'view.gone': '사용하던 필터를 찾을 수 없습니다: {name}. 목록은 그대로입니다.',
  'view.scope': '함께 쓰는 필터도 각자 볼 수 있는 것만 나옵니다.',
} as const;

/** Refusals of this area. */
export const viewRefusals = {
  VIEW_LIMIT: { status: 409, text: '필터는 목록마다 {most}개까지 저장할 수 있습니다. 쓰지 않는 필터를 지워주세요.' },
} as const;
