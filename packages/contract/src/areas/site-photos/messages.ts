/** Texts about the photos of a site (D-441). */
export const sitePhotoMessages = {
  'sitePhoto.added': '사진을 등록했습니다.',
  'sitePhoto.edited': '사진 정보가 수정되었습니다.',
  'sitePhoto.removed': '사진이 삭제되었습니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const sitePhotoRefusals = {
  PHOTO_COUNT: { status: 409, text: '사진은 최대 300장까지 등록할 수 있습니다.' },
  PHOTO_UNKNOWN: { status: 400, text: '이 현장에 없는 사진이 있습니다. 사진을 먼저 전송해주세요.' },
  PHOTO_USED: { status: 409, text: '다른 기록에 쓰인 사진은 삭제할 수 없습니다.' },
} as const;
