/** A name split where a search term matches, for highlighting: even parts are plain, odd ones match. */
export function splitMatches(name: string, searchTerm: string): string[] {
  const term = searchTerm.trim().toLocaleLowerCase()
  const lower = name.toLocaleLowerCase()
  if (term === '' || lower.length !== name.length) return [name]

  const parts: string[] = []
  let from = 0
  for (let found = lower.indexOf(term); found >= 0; found = lower.indexOf(term, from)) {
    parts.push(name.slice(from, found), name.slice(found, found + term.length))
    from = found + term.length
  }
  return [...parts, name.slice(from)]
}
