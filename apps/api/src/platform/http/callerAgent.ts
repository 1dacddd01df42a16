const longest = 256

/** What the browser or product calls itself, as far as it is worth keeping: printable, and not for ever. */
export const callerAgent = (header: string | undefined): string =>
  (header ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longest)
