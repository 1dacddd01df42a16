const longest = 256

/** The browser's or product's own name, shortened and printable. */
export const callerAgent = (header: string | undefined): string =>
  (header ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, longest)
