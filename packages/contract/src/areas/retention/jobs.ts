/** What each job that removes or blanks does, as the page and the command name it (D-361). */
export const JOB_LABELS: Readonly<Record<string, string>> = {
  clock: '서버 시계',
  purgeSignInData: '끝난 로그인 정리',
  purgeSecondSteps: '끝난 2단계 인증 정리',
  purgeOldAlarms: '14일 지난 알림 정리',
  purgePhotos: '쓰이지 않는 사진 정리',
  purgeTalkPhotos: '쓰이지 않는 현장 대화 사진 정리',
  purgeReportFiles: '쓰이지 않는 작업완료확인서 정리',
  purgeEmployeeFiles: '쓰이지 않는 직원 파일 정리',
  purgeNoticeFiles: '쓰이지 않는 공지 파일 정리',
  purgeRoomFiles: '쓰이지 않는 워크스페이스 파일 정리',
  purgeFeeds: '닫힌 계정의 캘린더 주소 정리',
  purgeViews: '닫힌 계정의 보기 정리',
  blankEnded: '보유 기간이 지난 개인정보 지우기',
  oldAnswers: '지난 응답 정리',
  oldAllowances: '지난 사용량 정리',
  purgeLogs: '보관 기간이 지난 기록 정리',
};

/** The Korean name of a job, or its own one. */
export const jobLabel = (name: string): string => JOB_LABELS[name] ?? name;
