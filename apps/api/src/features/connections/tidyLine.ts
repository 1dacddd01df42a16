const longest = 60

/** A name from an identity provider as one line of printable characters; empty if there is none. */
export const tidyLine = (name: unknown): string =>
  typeof name === 'string'
    ? [
        ...name
          .normalize('NFC')
          .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ]
        .slice(0, longest)
        .join('')
        .trim()
    : ''
