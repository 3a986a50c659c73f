import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { inWon } from '@portal/contract/core/formats';

/** '자재 4종 제공', '자재 없음', or '' when no materials are known. */
export const materialsText = ({ materialsNoYN, materials }: ProjectInfo): string => {
  if (materialsNoYN === 'Y') return '자재 없음';
  return materials.length === 0 ? '' : `자재 ${materials.length}종`;
};

/** A one-line summary of an offer: region, price and materials. */
export const offerFacts = (project: ProjectInfo): string[] =>
  [project.areaName, `${inWon(project.price)} (VAT 별도)`, materialsText(project)].filter((text) => text !== '');
