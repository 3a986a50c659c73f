/** A command that cannot be carried out; its sentence is printed without a stack. */
export class CommandError extends Error {}
