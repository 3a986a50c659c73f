/** An address in a text: where it starts, how it is written, and where it leads. */
export type FoundAddress = { at: number; text: string; href: string };

/** Scheme or www, host, and the rest. Brackets and quotation marks of any script end an address, as blanks do. */
const ADDRESS = /(?:https?:\/\/|www\.)[\p{L}\p{N}_.:@%~-]+(?:[/?#][^\s\p{Cf}<>"'`“”‘’「」『』【】〈〉《》]*)?/gu;
const HOST = /^(?:https?:\/\/)?[^/?#]+$/;
/** Punctuation at the end of an address that does not belong to it. */
const TRAILING_PUNCTUATION = '.,:;!?)]}·…';
const withoutPunctuation = (text: string): string =>
  text.slice(0, text.split('').findLastIndex((character) => !TRAILING_PUNCTUATION.includes(character)) + 1);
/** Korean behind a bracket or a comma is the sentence that goes on. */
const AFTER_BRACKET = /[)\]},;!][가-힣]+$/;
/** Korean at the end that follows a letter or digit without a sign between them. */
const ATTACHED = /(?<=[a-z0-9])[가-힣]+$/i;
/** A particle or an ending alone. Longer ones are known at the start of a word, too. */
const PARTICLE = /^(?:은|는|이|가|을|를|의|에|로|와|과|도|만|나|랑|요|임|및|등|나요|네요|이요|꺼|껀|건|걸|께)$/;
const ENDING =
  /^(?:에서|에게|에는|에도|에만|에다|에선|에요|예요|으로|로도|로는|로만|로가|로들|까지|부터|처럼|보다|마다|이나|이랑|하고|이고|이며|이에|입니|이라|이다|이야|인데|인가|인지|이니|라고|라는|라서|랑은|한테|밖에|대로|만큼|같은|같이|관련|참고|참조|확인|접속|클릭|보내|올려|올렸|보시|보세|보면|봐주|들어|여기|링크|주소|파일|자료|내용|에관|에대|을통|를통|에있|에올)/;
/** So many syllables are a sentence, not the name of a page. */
const SENTENCE = 4;

/** The part of an address before what a sentence has attached to it without a blank. Koreans write particles so. */
function withoutSentence(address: string): string {
  const bare = withoutPunctuation(address);
  const bracket = bare.includes('(') ? -1 : bare.search(AFTER_BRACKET);
  if (bracket >= 0) return withoutSentence(bare.slice(0, bracket));
  const attached = ATTACHED.exec(bare)?.[0] ?? '';
  const isSentence = HOST.test(bare) || attached.length >= SENTENCE || PARTICLE.test(attached) || ENDING.test(attached);
  return attached !== '' && isSentence ? withoutPunctuation(bare.slice(0, -attached.length)) : bare;
}

/** Whether no part of a sentence is attached to an address. */
export const isWholeAddress = (address: string): boolean => withoutSentence(address) === address;

/** The addresses of a text, without the particles and brackets behind them. Korean pages stay whole. */
export function findAddresses(text: string): FoundAddress[] {
  return Array.from(text.matchAll(ADDRESS), ({ 0: found, index }) => {
    const address = withoutSentence(found);
    return { at: index, text: address, href: address.startsWith('www.') ? `https://${address}` : address };
  });
}
