/** The query key of the visits of a project's award. */
export const visitsKey = (projectId: number) => ['site', 'visits', projectId] as const;
