const mostClaims = 200
const mostValues = 500
const longestValue = 1000
const deepest = 4

/**
 * Everything that a provider states, by name, as texts. Claims within others have dotted names, such as
 * `realm_access.roles`.
 */
export function claimsOf(stated: Readonly<Record<string, unknown>>): Record<string, readonly string[]> {
  const claims: Record<string, readonly string[]> = {}
  collect(stated, '', 0)
  return claims

  function collect(values: Readonly<Record<string, unknown>>, prefix: string, depth: number): void {
    for (const [key, value] of Object.entries(values)) {
      if (Object.keys(claims).length >= mostClaims) return
      const name = `${prefix}${key}`
      const texts = (Array.isArray(value) ? value : [value]).flatMap(textOf)
      if (texts.length > 0) claims[name] = texts.slice(0, mostValues)
      else if (isRecord(value) && depth < deepest) collect(value, `${name}.`, depth + 1)
    }
  }
}

const textOf = (value: unknown): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? [String(value).slice(0, longestValue)]
    : []

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
