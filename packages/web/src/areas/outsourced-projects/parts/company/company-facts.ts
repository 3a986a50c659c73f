import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';

/** '자재 4종 제공', '자재 없음', or '' when no materials are known. */
export const materialsText = ({ materialsNoYN, materials }: ProjectInfo): string => {
  if (materialsNoYN === 'Y') return '자재 없음';
  return materials.length === 0 ? '' : `자재 ${materials.length}종`;
};

/** A one-line summary of an offer: region, trade and materials. */
export const offerFacts = (project: ProjectInfo): string[] =>
  [project.areaName, project.tradeName, materialsText(project)].filter((text) => text !== '');
