/** A shortcut as the sheet shows it: what it does, and its keys. */
export type Shortcut = { text: string; keys: readonly string[] };

/** All shortcuts, in the order of the sheet. */
export const SHORTCUTS: readonly { title: string; lines: readonly Shortcut[] }[] = [
  {
    title: '어디서나',
    lines: [
      { text: '찾기와 명령', keys: ['Ctrl', 'K'] },
      { text: '이 화면에서 검색', keys: ['/'] },
      { text: '이 단축키 보기', keys: ['?'] },
      { text: '닫기', keys: ['Esc'] },
    ],
  },
  {
    title: '목록',
    lines: [
      { text: '줄 이동', keys: ['↑', '↓'] },
      { text: '열기', keys: ['Enter'] },
      { text: '새 탭에서 열기', keys: ['Ctrl', 'Enter'] },
      { text: '선택', keys: ['Space'] },
      { text: '선택한 줄 처리 (삭제 제외)', keys: ['Ctrl', 'S'] },
    ],
  },
  {
    title: '상세 · 입력',
    lines: [
      { text: '저장 · 등록', keys: ['Ctrl', 'S'] },
      { text: '사유 · 댓글 등록', keys: ['Ctrl', 'Enter'] },
      { text: '앞 사유 그대로', keys: ['Alt', 'R'] },
    ],
  },
];
