/** A department's own name, of its path from the top down, joined by `/`. */
export const leafOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** What is above it, from the top down, without the top, which all departments of a company share. */
export const namesAbove = (path: string): readonly string[] => path.split('/').slice(1, -1)
