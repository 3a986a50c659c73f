import { parts } from 'virtual:guide';
import { type Actor, isManager, isPartner } from '@portal/contract/core/actor';
import type { Chapter, GuideAudience, GuidePart } from './chapters.ts';

/** The parts of the guide by reader, the own one first (D-350). */
const readerOrder = (actor: Actor): GuideAudience[] => {
  if (isPartner(actor)) return ['partner'];
  return isManager(actor) ? ['manager', 'staff', 'partner'] : ['staff', 'partner'];
};

/** The parts that are shown to a user, the own one first. Contractors have no screens of staff to read about. */
export const partsOfReader = (actor: Actor): GuidePart[] =>
  readerOrder(actor).flatMap((audience) => parts.filter((part) => part.audience === audience));

const isScreenOf = (pathname: string, screen: string): boolean =>
  pathname === screen || pathname.startsWith(`${screen}/`);

export type Place = { part: GuidePart; chapter: Chapter };

const placesOf = (shown: readonly GuidePart[]): Place[] =>
  shown.flatMap((part) => part.chapters.map((chapter) => ({ part, chapter })));

/** The chapter with an id, else the one about a screen, else the first. */
export function guidePlace(shown: readonly GuidePart[], id: string | undefined, pathname: string): Place | undefined {
  const places = placesOf(shown);
  return (
    places.find(({ chapter }) => chapter.id === id) ??
    places.find(({ chapter }) => chapter.screens.some((screen) => isScreenOf(pathname, screen))) ??
    places[0]
  );
}
