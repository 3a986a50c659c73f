/** The query key of the messages that were sent about a project. */
export const deliveriesKey = (projectId: number) => ['deliveries', projectId] as const;
