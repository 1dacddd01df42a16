/** A part of a line in one colour, by the highlighter's name. */
export interface Piece {
  readonly text: string
  readonly look?: string
}

export interface Line {
  /** From 1; the continuation of a long line has none. */
  readonly number?: number
  readonly pieces: readonly Piece[]
}

/** Longer lines are split, because a browser would lay them out as a whole. */
export const longestLine = 1000

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The lines of the highlighter's output, which consists of text and spans only. */
export function linesOfMarkup(markup: string): Line[] {
  const lines: Piece[][] = [[]]
  const looks: string[] = []
  for (const [, opened, closed, text = ''] of markup.matchAll(/<span class="([^"]*)">|(<\/span>)|([^<]+)/g)) {
    if (opened !== undefined) looks.push(opened)
    else if (closed) looks.pop()
    else
      for (const [n, part] of text
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => entities[one] ?? one)
        .split('\n')
        .entries()) {
        if (n > 0) lines.push([])
        const look = looks.at(-1)
        if (part) lines.at(-1)?.push(look ? { text: part, look } : { text: part })
      }
  }
  return numbered(lines)
}

export const linesOfText = (text: string): Line[] =>
  numbered(text.split('\n').map((line) => (line ? [{ text: line }] : [])))

function numbered(lines: readonly (readonly Piece[])[]): Line[] {
  const last = lines.at(-1)
  const counted = lines.length > 1 && last?.length === 0 ? lines.slice(0, -1) : lines
  return counted.flatMap((pieces, n) =>
    cut(pieces).map((part, m): Line => (m === 0 ? { number: n + 1, pieces: part } : { pieces: part })),
  )
}

function cut(pieces: readonly Piece[]): (readonly Piece[])[] {
  const length = pieces.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= longestLine) return [pieces]
  const parts: Piece[][] = [[]]
  let room = longestLine
  for (const { text, ...look } of pieces)
    for (let from = 0; from < text.length; ) {
      if (room === 0) {
        parts.push([])
        room = longestLine
      }
      const part = text.slice(from, from + room)
      parts.at(-1)?.push({ text: part, ...look })
      room -= part.length
      from += part.length
    }
  return parts
}
