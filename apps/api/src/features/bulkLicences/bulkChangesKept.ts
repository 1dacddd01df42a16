/** How long bulk changes are listed. */
export const bulkChangesKeptMilliseconds = 90 * 86_400_000
