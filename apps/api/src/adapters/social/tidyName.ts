const longest = 40

/** A display name from a provider, reduced to one line of printable characters. */
export const tidyName = (name: unknown): string =>
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
