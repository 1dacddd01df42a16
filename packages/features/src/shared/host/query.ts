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
