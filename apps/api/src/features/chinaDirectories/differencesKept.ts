/** For how long differences are kept, with the names of people in them. */
export const differencesKeptMilliseconds = 180 * 86_400_000
