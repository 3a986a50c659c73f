/** The trade of each kind of work. Others have none, as a project may. */
const TRADES: Readonly<Record<string, string>> = {
  'CCTV 설치': 'CCTV',
  'CCTV 교체': 'CCTV',
  'NVR 증설': 'CCTV',
  '감시 카메라 설치': 'CCTV',
  'UTP 배선 공사': '통신 배선',
  '광케이블 포설': '통신 배선',
  '통신랙 정비': '통신 배선',
  '무선 AP 설치': '네트워크',
  '출입통제 시스템 설치': '출입통제',
  '스피드게이트 설치': '출입통제',
  '분전반 교체': '전기',
  'LED 조명 교체': '전기',
  '화재감지기 교체': '소방',
  '전관방송 설비 보수': '방송·음향',
};

/** The name of the trade of a kind of work; '' for none. */
export const tradeOf = ({ title }: { title: string }): string => TRADES[title] ?? '';
