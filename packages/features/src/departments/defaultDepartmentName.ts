/** The name proposed for a new department; numbered where a sibling has it, as names of siblings differ. */
export function defaultDepartmentName(base: string, siblingNames: readonly string[]): string {
  const taken = new Set(siblingNames)
  let name = base
  for (let number = 2; taken.has(name); number++) name = `${base} ${number}`
  return name
}
