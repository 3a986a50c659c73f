/** Most bytes of a short text message. A longer one is a long message, which costs more. */
export const SHORT_BYTES = 90;

/** The bytes of a text in EUC-KR, as carriers count it: one for each ASCII character, two for any other. */
export const textBytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) bytes += (character.codePointAt(0) ?? 0) < 128 ? 1 : 2;
  return bytes;
};
