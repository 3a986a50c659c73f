/** Paths on a 24 px grid, drawn with strokes. They load with the editor only. */
const SHAPES = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strike:
    'M4 12h16M17 7.5C17 5.5 15 4.500 12 4.500S7 6 7 8c0 1.500 1 2.500 2.500 3M8 16.500c.5 2 2 3 4.500 3 3 0 5-1.500 5-4 0-1-.4-1.800-1-2.500',
  ink: 'M6 17l6-13 6 13M8.500 12h7M4 21h16',
  ground: 'M4 15l9-9 5 5-9 9H4zM4 21h16',
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 4.500l1.500-1v5M4 13.500c0-1.500 2.500-1.500 2.500 0 0 1-2.500 2-2.500 2.800h2.600',
  quote: 'M5 7h5v5c0 3-2 5-4 5M14 7h5v5c0 3-2 5-4 5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14M15 5v14',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01',
  rule: 'M4 12h16M4 6h6M4 18h6M14 6h6M14 18h6',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3',
} as const;

export type ToolIconName = keyof typeof SHAPES;

/** The icon of a tool. The button carries the label. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={SHAPES[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
