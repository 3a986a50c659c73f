import { projectReads } from '../queries.ts';

/** The statements that read one kind of project as they do the other. */
export const projectReadsOf = projectReads;
