/** A piece of a line: plain text, a word of the screen, a key, or a message of the portal. */
export type Inline = { kind: 'text' | 'label' | 'key' | 'message'; text: string };

/** A part of a chapter, from one block of the Markdown file. */
export type Block =
  | { kind: 'text' | 'tip'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'picture'; src: string; alt: string; caption: string };

/** A step of a chapter. What stands above the first one has the title ''. */
export type GuideStep = { id: string; title: string; blocks: Block[] };

/** A chapter of the guide. `screens` are the addresses from which it is opened. */
export type Chapter = { id: string; title: string; lead: Inline[]; screens: string[]; steps: GuideStep[] };

export type GuideAudience = 'staff' | 'partner' | 'manager';

/** The chapters for one kind of reader. */
export type GuidePart = { audience: GuideAudience; title: string; chapters: Chapter[] };
