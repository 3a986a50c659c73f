/**
 * True for an Enter that does not end the composition of a Korean syllable. Safari reports such an Enter with key code
 * 229.
 */
export const isSubmitKey = (event: { key: string; nativeEvent: { isComposing: boolean; keyCode: number } }): boolean =>
  event.key === 'Enter' && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229;
