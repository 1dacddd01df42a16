import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { steadyAtom } from '../shared/request/steadyAtom'

const kinds = ['member', 'department', 'product'] as const

/** The subject of the history; undefined: the whole company. */
export function readSubject(query: URLSearchParams) {
  const kind = kinds.find((name) => name === query.get('kind'))
  const id = query.get('id') ?? ''
  return kind && /^[\w-]{1,64}$/.test(id) ? { kind, id } : undefined
}

const ownAtom = ownQueryAtom([pagePaths.companyHistory])

export const subjectAtom = steadyAtom((get) => readSubject(get(ownAtom)))

export const subjectKeyAtom = atom((get) => JSON.stringify(get(subjectAtom) ?? null))

declare module '../shared/request/stale' {
  interface Resources {
    /** Changes by people and the vendor in a company. */
    readonly history: unknown
  }
}
