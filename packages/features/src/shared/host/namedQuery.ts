/**
 * The query of one of several features on a page. In the address, its keys begin with its name: `members.page=2`.
 *
 * @param search the query of the address, without `?`
 */
export function namedQuery(search: string, name: string): string {
  const prefix = `${name}.`
  const own = [...new URLSearchParams(search)].flatMap(([key, value]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
  )
  return new URLSearchParams(own).toString()
}

/** The keys of the page and of its other features. */
export function othersQuery(search: string, name: string): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => !key.startsWith(`${name}.`))
  return new URLSearchParams(others).toString()
}

/** The address on the page for the feature's own `to`. It keeps the keys of the others. */
export function inNamedQuery(to: string, name: string, others: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(to) ?? []
  const own = [...new URLSearchParams(search)].map(([key, value]) => [`${name}.${key}`, value])
  const query = new URLSearchParams([...new URLSearchParams(others), ...own]).toString()
  return `${path}${query && `?${query}`}${hash}`
}
