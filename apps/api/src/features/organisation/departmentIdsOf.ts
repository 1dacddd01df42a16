/** Ids on a department's path, from the top down to itself. */
export const departmentIdsOf = (path: string): string[] => path.split('/').filter((id) => id !== '')
