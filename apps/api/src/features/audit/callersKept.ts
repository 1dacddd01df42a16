/** How long the origins of changes are kept: as long as the law requires, and no longer. */
export const callersKeptMilliseconds = 180 * 86_400_000
