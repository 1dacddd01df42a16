/** The suggested name of a new department; numbered if a sibling has it, because siblings' names must differ. */
export function defaultDepartmentName(base: string, siblingNames: readonly string[]): string {
  const taken = new Set(siblingNames)
  let name = base
  for (let number = 2; taken.has(name); number++) name = `${base} ${number}`
  return name
}
