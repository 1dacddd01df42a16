/** The last name of a path that is joined by `/`. */
export const leafOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The ancestors from the top down, without the root, which all departments of a company share. */
export const namesAbove = (path: string): readonly string[] => path.split('/').slice(1, -1)
