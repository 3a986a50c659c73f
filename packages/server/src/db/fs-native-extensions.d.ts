/** What is used of it. The package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Asks the file system for the only lock on an open file; false while another descriptor holds it. */
  export function tryLock(descriptor: number): boolean;
}
