declare module 'virtual:typefaces' {
  /** Which characters each typeface of a paper has, in their order, as `packRanges` writes them. */
  export const typefaces: readonly string[];
}
