/**
 * The check state of an item. `mixed`: some items below it are checked. `covered`: an item above it is
 * checked, so it can't be unchecked by itself.
 */
export type TreeCheck = 'checked' | 'unchecked' | 'mixed' | 'covered'
