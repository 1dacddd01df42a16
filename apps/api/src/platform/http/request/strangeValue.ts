import type { FieldIssue } from '@atrium/contracts/wire/contract'

const mostValues = 20_000
const deepest = 32

/**
 * The first value that no contract should see: text that PostgreSQL can't store (NUL, half a surrogate pair),
 * or so many values that checking them would take long.
 */
export function strangeValue(input: unknown): FieldIssue | undefined {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: input, path: '', depth: 0 }]
  let seen = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next
    seen += 1
    if (depth > deepest) return { path: 'body', message: `must not nest deeper than ${deepest} levels` }
    if (typeof value === 'string' && isUnstorable(value)) {
      return { path, message: 'must not contain control characters' }
    }
    if (typeof value !== 'object' || value === null) continue
    // Counted before walking: an array's length is cheap, its keys cost as much as they are long.
    const room = mostValues - seen - waiting.length
    if (Array.isArray(value) && value.length > room) return tooMany
    const keys = Object.keys(value)
    if (keys.length > room) return tooMany
    for (const key of keys) {
      waiting.push({
        value: Reflect.get(value, key),
        path: path ? `${path}.${key.slice(0, 64)}` : key,
        depth: depth + 1,
      })
    }
  }
  return undefined
}

const tooMany: FieldIssue = { path: 'body', message: `must hold at most ${mostValues} values` }

const isUnstorable = (text: string) => text.includes('\0') || /\p{Surrogate}/u.test(text)
