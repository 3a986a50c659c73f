/** What maintenance is about: how it is called, and what is done. */
export const MAINTENANCE_WORKS = [
  ['정기점검', ['장비 상태와 로그 점검', '먼지 제거, 배선 조임', '점검 보고서 제출']],
  ['녹화 장애 조치', ['녹화 끊김 구간 확인', '디스크 상태 진단 후 교체 여부 판단', '정상 녹화 확인']],
  ['네트워크 장애 조치', ['스위치 포트 상태 확인', '불량 구간 배선 교체', '통신 복구 확인']],
  ['원격 설정 변경', ['관리자 계정 정리', '펌웨어 업데이트', '보관 기간과 알림 설정 변경']],
  ['출입 권한 정비', ['퇴사자 카드 정지', '신규 출입자 등록', '출입 기록 백업']],
] as const;

/** What a survey finds out. */
export const SURVEY_POINTS = [
  '배선 경로와 천장 구조 확인',
  '기존 장비 모델과 수량 확인',
  '전원과 통신 단자 위치 확인',
  '작업 가능 시간과 출입 절차 협의',
  '사다리차 진입과 주차 가능 여부 확인',
  '설치 위치 사진 촬영',
] as const;

/** What colleagues write under an internal project; the first of each pair opens, the second replies. */
export const INTERNAL_TALKS = [
  ['현장 담당자가 도착 30분 전에 연락을 달라고 합니다.', '네, 출발할 때 제가 전화드리겠습니다.'],
  ['지난번 점검 때 교체하기로 한 부품이 있습니다. 챙겨 주세요.', '창고에서 수령해 두었습니다.'],
  ['출입 등록을 하루 전까지 해야 합니다. 방문자 명단 부탁드립니다.', '두 명으로 등록했습니다.'],
  [
    '고객사에서 시간을 조금 앞당길 수 있는지 묻습니다.',
    '앞 현장이 끝나면 바로 이동하겠습니다. 30분 정도 당길 수 있습니다.',
  ],
  ['현장 도면을 첨부하지 못했습니다. 공유 폴더를 봐 주세요.', '확인했습니다. 감사합니다.'],
] as const;

/** Reasons of changed times. */
export const TIME_REASONS = [
  '고객사 회의 일정과 겹쳐 변경',
  '앞 현장 작업이 길어져 조정',
  '현장 출입 가능 시간에 맞춤',
] as const;

/** Reasons of canceled work. */
export const INTERNAL_CANCEL_REASONS = [
  '고객사 요청으로 방문을 취소합니다.',
  '원격으로 해결되어 방문이 필요 없어졌습니다.',
  '외주 프로젝트로 전환하여 진행합니다.',
] as const;
