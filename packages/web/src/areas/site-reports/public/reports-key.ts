/** The query key of the completion reports of a project's award. */
export const reportsKey = (projectId: number) => ['site', 'reports', projectId] as const;
