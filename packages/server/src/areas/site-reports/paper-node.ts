/** A run of text. One with `noWrap` is not broken by the library; one without a `font` has that of the paper. */
export type Run = { text: string; noWrap?: boolean; font?: string };

type Lines = {
  hLineWidth: (row: number) => number;
  vLineWidth: (column: number) => number;
  hLineColor: (row: number) => string;
  vLineColor?: (column: number) => string;
};

type Shape =
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth: number; lineColor: string }
  | { type: 'rect'; x: number; y: number; w: number; h: number; lineWidth: number; lineColor: string }
  | {
      type: 'polyline';
      points: readonly { x: number; y: number }[];
      lineWidth: number;
      lineColor: string;
      lineCap: 'round';
    };

/** A part of a paper, as the library that draws it reads it. */
export type PaperNode = {
  text?: string | readonly Run[];
  stack?: readonly PaperNode[];
  columns?: readonly PaperNode[];
  columnGap?: number;
  table?: { widths: readonly (number | '*')[]; headerRows?: number; body: readonly (readonly PaperNode[])[] };
  layout?: Lines;
  canvas?: readonly Shape[];
  image?: string;
  fit?: readonly [number, number];
  width?: number | '*';
  colSpan?: number;
  fillColor?: string;
  margin?: readonly [number, number, number, number];
  alignment?: 'left' | 'center' | 'right';
  bold?: boolean;
  color?: string;
  fontSize?: number;
  lineHeight?: number;
  unbreakable?: boolean;
  pageBreak?: 'before';
};

/** What a node may have besides its content. */
export type PaperStyle = Omit<PaperNode, 'text' | 'stack' | 'columns' | 'table' | 'canvas' | 'image'>;

/** A whole paper. */
export type PaperDocument = {
  pageSize: 'A4';
  pageMargins: readonly [number, number, number, number];
  language: string;
  defaultStyle: { font: string; fontSize: number; color: string };
  info: { title: string; author: string; creationDate: Date; modDate: Date };
  content: readonly PaperNode[];
  footer: (page: number, pages: number) => PaperNode;
};
