/** People of one department, in the given order. */
export type Department<Person> = { deptName: string; people: Person[] };

/** The name for people without a department. */
const NONE = '부서 없음';

/** Groups people by department: departments by name, people in the given order, and those without one last. */
export function byDepartment<Person extends { deptName: string }>(people: readonly Person[]): Department<Person>[] {
  const names = [...new Set(people.map(({ deptName }) => deptName))].toSorted(
    (one, other) => Number(one === '') - Number(other === '') || one.localeCompare(other, 'ko'),
  );
  return names.map((name) => ({
    deptName: name || NONE,
    people: people.filter(({ deptName }) => deptName === name),
  }));
}
