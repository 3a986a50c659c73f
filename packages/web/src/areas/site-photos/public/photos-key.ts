/** The query key of the photos of a project's awards. */
export const photosKey = (projectId: number) => ['site', 'photos', projectId] as const;
