/** When an hourly job last ran, whichever process ran it. */
export type JobRunTable = { name: string; ran_at: Date };
