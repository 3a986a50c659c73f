const UNREADABLE = '요청 형식이 올바르지 않습니다.';

/** Messages of the page frame, of lists and of forms. */
export const coreMessages = {
  'common.requestFailed': '서버와 통신 중 오류가 발생했습니다.',
  'form.choice.gone': '‘{name}’{particle} 더 이상 선택할 수 없습니다.',
  'common.preparing': '준비중입니다.',
  'connection.back': '다시 연결되었습니다.',
  'common.unknown': '알 수 없음',
  'common.noData': '데이터 없음',
  'record.link.copied': '주소를 복사했습니다.',
  'record.missing': '삭제되었거나 볼 수 없는 내용입니다.',
  'ground.gone': '쓰는 동안 삭제되었거나 볼 수 없게 되어 저장할 수 없습니다.',
  'ground.state': '쓰는 동안 다른 사용자가 먼저 처리했습니다. 상태: {before} → {now}',
  'ground.changed': '쓰는 동안 다른 사용자가 먼저 처리하거나 바꿔서 저장할 수 없습니다.',
  'page.forbidden': '이 화면을 볼 권한이 없습니다.',
  'page.forbidden.staff': '‘{title}’ 화면은 권한이 있는 사람만 볼 수 있습니다. 필요하면 아래 사람에게 요청해주세요.',
  'page.forbidden.partner':
    '‘{title}’ 화면은 협력업체 계정으로 볼 수 없습니다. 필요하면 업체를 담당하는 직원에게 문의해주세요.',
  'list.row.gone': '이미 삭제된 항목입니다.',
  'edit.stale':
    '다른 사용자가 먼저 수정했습니다. 저장할 값을 고른 뒤 계속해주세요. 작성한 내용은 이 화면에 남아 있습니다.',
  'page.unknown': '페이지를 찾을 수 없습니다.',
  'page.unknown.text': '주소가 바뀌었거나 잘못 적혔습니다. 찾는 것이 있으면 이름으로 찾아주세요.',
  'record.changed.decideAgain':
    '결정하시는 동안 다른 사용자가 내용을 바꿔서 처리하지 않았습니다. 바뀐 내용을 확인하고 다시 결정해주세요.',
  'list.delete.reason': '삭제 사유를 입력해주세요.',
  'list.empty': '데이터가 없습니다',
  'list.end': '검색어나 필터로 좁혀주세요',
  'form.unsaved': '저장하지 않은 변경 내용이 있습니다. 먼저 저장해주세요.',
  'form.leave.confirm': '저장하지 않은 내용이 있습니다. 나가시겠습니까?',
  'form.time.outside': '없는 시간입니다. 시는 00부터 23, 분은 00부터 59까지입니다.',
  'form.amount.noDigits': '금액 하나를 원 단위 숫자로 입력해주세요. 예: 1,500,000',
  'form.amount.tooLong': '금액은 12자리까지 입력할 수 있습니다.',
  'form.count.unread': '수 하나를 숫자로 입력해주세요. 예: 3',
  'form.count.tooMany': '{most} 이하로 입력해주세요.',
  'form.preparing': '파일을 준비하고 있습니다. 잠시 후 다시 눌러주세요.',
  'form.phone.unread': '전화번호 하나만 숫자로 입력해주세요. 내선번호는 비고에 입력해주세요.',
} as const;

/** Refusals of every area: HTTP status and text (refusals.md; wire.md, Order of refusals). */
export const coreRefusals = {
  LOGIN_REQUIRED: { status: 401, text: '로그인이 필요합니다.' },
  TOO_MANY_REQUESTS: { status: 429, text: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.' },
  FORBIDDEN: { status: 403, text: '권한이 없습니다.' },
  BAD_ORIGIN: { status: 403, text: '허용되지 않은 요청입니다.' },
  NOT_FOUND: { status: 404, text: '이미 삭제되었거나 볼 수 없는 항목입니다.' },
  BAD_METHOD: { status: 405, text: UNREADABLE },
  BAD_REQUEST: { status: 400, text: UNREADABLE },
  BAD_TYPE: { status: 415, text: UNREADABLE },
  TOO_LONG: { status: 400, text: '입력 가능한 글자 수를 초과했습니다.' },
  TOO_LARGE: { status: 413, text: '요청 크기가 너무 큽니다.' },
  LIST_END: { status: 400, text: '검색어나 필터로 좁혀주세요.' },
  FIELD_REQUIRED: { status: 400, text: UNREADABLE },
  STALE: { status: 409, text: '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도해주세요.' },
  IN_PROGRESS: { status: 409, text: '처리 중인 요청입니다. 잠시 후 다시 확인해주세요.' },
  KEY_REUSED: { status: 409, text: '이미 다른 요청에 사용된 키입니다.' },
  BAD_STATE: { status: 409, text: '현재 상태에서는 처리할 수 없습니다.' },
  UNAVAILABLE: { status: 503, text: '일시적으로 사용할 수 없습니다. 잠시 후 다시 시도해주세요.' },
  SERVER_ERROR: { status: 500, text: '처리 중 오류가 발생했습니다.' },
} as const;
