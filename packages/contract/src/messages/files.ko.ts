/** Photos and attachments (MSG-119 to MSG-123). */
export const files = {
  'photo.type': '"{file}"은(는) 지원하지 않는 파일 형식입니다. 이미지 파일만 업로드 가능합니다.',
  'photo.duplicate': '{file}은 이미 추가된 파일입니다.',
  'photo.compressFailed': '이미지 압축 중 오류가 발생했습니다.',
  'photo.uploaded': '이미지가 성공적으로 업로드되었습니다!',
  'photo.uploadFailed': '이미지 업로드 중 오류가 발생했습니다.',
} as const;
