/**
 * How an item is checked. `mixed`: some below it are. `covered`: it is, by one above it, so that it can't be
 * unchecked by itself.
 */
export type TreeCheck = 'checked' | 'unchecked' | 'mixed' | 'covered'
