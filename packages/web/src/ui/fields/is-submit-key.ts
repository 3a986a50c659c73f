/** True for an Enter that is not the end of a Korean syllable being composed: Safari reports that one as 229. */
export const isSubmitKey = (event: { key: string; nativeEvent: { isComposing: boolean; keyCode: number } }): boolean =>
  event.key === 'Enter' && !event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229;
