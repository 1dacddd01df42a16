/**
 * Whether a request takes HTML: `byName` where it names HTML as browsers do, `yes` where it takes anything, as tools and
 * those who unfurl links do, and `no` where it refuses HTML or wants something else.
 *
 * @param accept the header; null: there is none, and anything is taken
 */
export function acceptsHtml(accept: string | null): 'byName' | 'yes' | 'no' {
  if (accept === null || accept.trim() === '') return 'yes'
  const weights = new Map<string, number>()
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    weights.set(range, quality === undefined ? 1 : Number(quality))
  }
  // The most exact range decides.
  const found = ranges.find((range) => weights.has(range))
  if (found === undefined || weights.get(found) === 0) return 'no'
  return found === 'text/html' ? 'byName' : 'yes'
}

const ranges = ['text/html', 'text/*', '*/*']
