/** A material: name, model, and its unit unless that is pieces. The portal stores no prices. */
export type DemoMaterial = readonly [name: string, model: string, unit?: string];

/** Materials of the demonstration by key. */
export const MATERIALS = {
  dome: ['돔형 CCTV 카메라 400만화소', 'DM-4204R'],
  bullet: ['뷸렛형 CCTV 카메라 400만화소', 'BL-4412V'],
  speedDome: ['스피드돔 카메라 25배줌', 'SD-2530P'],
  lpr: ['차량번호 인식 카메라', 'LPR-200N'],
  nvr16: ['NVR 16채널', 'NR-1608P'],
  nvr32: ['NVR 32채널', 'NR-3216X'],
  disk: ['감시용 하드디스크 8TB', 'SVH-8T72'],
  monitor: ['관제 모니터 27인치', 'CM-27F1'],
  utp: ['UTP 케이블 Cat.6 305m', 'C6-UTP305', 'BOX'],
  stp: ['STP 케이블 Cat.6A 305m', 'C6A-STP305', 'BOX'],
  fiber: ['광케이블 싱글모드 8코어', 'SM-08C', 'm'],
  odf: ['광분배함 24포트', 'ODF-24S'],
  poe: ['PoE 스위치허브 24포트', 'PS-2428G'],
  hub: ['스위치허브 8포트', 'SH-08G'],
  backbone: ['백본 스위치 48포트', 'BB-4810X'],
  ap: ['무선 AP Wi-Fi 6', 'AX-3600C'],
  rack: ['19인치 통신랙 27U', 'RK-2760', '대'],
  patch: ['패치패널 24포트', 'PP-24C6'],
  wallpad: ['월패드 10인치', 'WP-1000H'],
  lobby: ['공동현관 로비폰', 'LP-700K'],
  reader: ['출입통제 카드 리더기', 'AR-310M'],
  face: ['얼굴인식 출입단말기', 'FR-900T'],
  controller: ['출입통제 컨트롤러 4도어', 'AC-4D'],
  emLock: ['전자석 도어락 EM락 280kg', 'EM-280'],
  gate: ['스피드게이트', 'SG-500W'],
  barrier: ['주차 차단기', 'PB-40L'],
  board: ['분전반 스테인리스 매입형', 'DB-30S'],
  breaker: ['누전차단기 30A', 'ELB-30A'],
  led: ['LED 평판등 50W', 'FL-50W'],
  cv: ['전력케이블 CV 4SQ 4C', 'CV-4SQ4C', 'm'],
  detector: ['광전식 연기감지기', 'PD-20K'],
  receiver: ['화재수신기 P형 20회로', 'FP-20R'],
  speaker: ['천장형 스피커 6W', 'CS-6W'],
  amp: ['전관방송 앰프 360W', 'PA-360', '대'],
  ups: ['무정전 전원장치 3kVA', 'UP-3000', '대'],
} as const satisfies Record<string, DemoMaterial>;

export type MaterialKey = keyof typeof MATERIALS;
