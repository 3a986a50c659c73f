/** Photos and attachments (MSG-119 to MSG-123). */
export const fileMessages = {
  'photo.type': '"{file}"은(는) 지원하지 않는 파일 형식입니다. 이미지 파일만 업로드 가능합니다.',
  'photo.kind': '"{file}" 파일은 이 형식의 사진으로는 올릴 수 없습니다. {types} 형식으로 바꿔 올려주세요.',
  'photo.heic':
    '"{file}" 파일은 HEIC 형식이라 읽을 수 없습니다. JPG나 PNG로 바꿔 올려주세요. 아이폰은 설정 > 카메라 > 포맷에서 높은 호환성을 고르면 JPG로 찍힙니다.',
  'photo.pixels': '"{file}" 파일은 너무 큰 사진입니다. {pixels}만 화소, 한 변 {side}픽셀까지 올릴 수 있습니다.',
  'photo.still': '"{file}" 파일은 움직이는 사진입니다. 첫 장면만 저장됩니다.',
  'photo.notUploaded': '업로드되지 않은 사진이 있습니다. 사진을 다시 선택해주세요.',
  'photo.duplicate': '{file}은 이미 추가된 파일입니다.',
  'photo.compressFailed': '이미지 압축 중 오류가 발생했습니다.',
  'photo.uploaded': '이미지가 성공적으로 업로드되었습니다!',
  'photo.uploadFailed': '이미지 업로드 중 오류가 발생했습니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const fileRefusals = {
  FILE_TYPE: { status: 400, text: '허용되지 않는 파일 형식입니다.' },
  FILE_EXISTS: { status: 409, text: '다음 파일은 이미 추가되었습니다. {names}' },
  FILE_SIZE: { status: 413, text: '다음 파일은 크기 제한(100MB)을 초과했습니다. {names}' },
  QUOTA_USER: {
    status: 409,
    text: '올릴 수 있는 파일의 합계 {most}MB를 넘습니다. 필요 없는 파일을 삭제하고 하루 뒤에 다시 시도해주세요.',
  },
  QUOTA_ROOM: {
    status: 409,
    text: '이 방에 저장할 수 있는 파일의 합계 {most}MB를 넘습니다. 필요 없는 파일을 삭제하고 하루 뒤에 다시 시도해주세요.',
  },
  FILE_COUNT: { status: 400, text: '첨부파일은 최대 {most}개까지 선택 가능합니다.' },
} as const;
