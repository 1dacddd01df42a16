/** How far before a drawer what goes below it fades, in px: as wide as the sheet says. */
export const fade = 32

/** Whether a vertical line, or the fade before it, goes through something that stands so. */
export const isCutAt = (line: number, { left, right }: Pick<DOMRect, 'left' | 'right'>): boolean =>
  left < line && right > line - fade
