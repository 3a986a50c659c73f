declare module 'virtual:guide' {
  import type { Part } from '../src/areas/guide/chapters.ts';

  export const parts: readonly Part[];
  /** The pictures by the name that the guide gives them. */
  export const pictures: Readonly<Record<string, { url: string; width: number; height: number }>>;
}
