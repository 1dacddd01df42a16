import { atom } from 'jotai'
import { locationAtom } from './host'

const searchAtom = atom((get) => get(locationAtom).search)

/** The query of the current address. */
export const queryAtom = atom((get) => new URLSearchParams(get(searchAtom)))

/** A whole number of the query within its bounds, else the default. */
export function queryNumber(
  query: URLSearchParams,
  name: string,
  fallback: number,
  least = 1,
  most = 1_000_000,
): number {
  const text = query.get(name) ?? ''
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : fallback
}

/** `path`, which may have a query already, with those parts of the query that have a value. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}
