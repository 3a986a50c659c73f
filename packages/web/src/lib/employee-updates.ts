/** Browser event after a save of an employee, possibly the signed-in user (D-150). */
const EMPLOYEE_UPDATED = 'employee-updated';

/** Announces that an employee was saved, or that a save was tried. */
export const announceEmployeeUpdate = (): void => {
  window.dispatchEvent(new Event(EMPLOYEE_UPDATED));
};

/** Calls `onUpdate` after each announcement. Returns the function that stops it. */
export function watchEmployeeUpdates(onUpdate: () => void): () => void {
  window.addEventListener(EMPLOYEE_UPDATED, onUpdate);
  return () => window.removeEventListener(EMPLOYEE_UPDATED, onUpdate);
}
