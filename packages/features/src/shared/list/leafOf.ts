/** A department's own name, of its path from the top down, joined by `/`. */
export const leafOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
