/** How long it is kept from where a change was made: what the law asks of logs, and no longer. */
export const callersKeptMilliseconds = 180 * 86_400_000
