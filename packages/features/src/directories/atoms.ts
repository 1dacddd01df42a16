import type { tokenDays } from '@atrium/contracts/directories/contract'
import { actionAtom } from '../shared/request/actionAtom'
import { requestAtom } from '../shared/request/request'
import { directoriesApiAtom } from './api'

/** The company's directories. */
export const directoriesAtom = requestAtom(['directories'], (get, signal) =>
  get(directoriesApiAtom).listDirectories({}, { signal }),
)

const stale = ['directories', 'history'] as const

export const addDirectoryAction = actionAtom({
  run: (get, _set, directoryName: string) =>
    get(directoriesApiAtom).addDirectory({ body: { directoryName } }),
  stale,
})

interface Edited {
  readonly directoryId: string
  readonly directoryName: string
  readonly managesGroups: boolean
}

export const editDirectoryAction = actionAtom({
  run: (get, _set, body: Edited) => get(directoriesApiAtom).editDirectory({ body }),
  stale,
})

export const endDirectoryAction = actionAtom({
  run: (get, _set, directoryId: string) => get(directoriesApiAtom).endDirectory({ body: { directoryId } }),
  stale,
})

interface Issued {
  readonly directoryId: string
  readonly tokenName: string
  readonly days: (typeof tokenDays)[number]
  /** The token that ends soon. */
  readonly replaces?: string
}

export const issueTokenAction = actionAtom({
  run: (get, _set, body: Issued) => get(directoriesApiAtom).issueDirectoryToken({ body }),
  stale,
})

interface OneToken {
  readonly directoryId: string
  readonly tokenId: string
}

export const revokeTokenAction = actionAtom({
  run: (get, _set, body: OneToken) => get(directoriesApiAtom).revokeDirectoryToken({ body }),
  stale,
})

declare module '../shared/request/stale' {
  interface Resources {
    /** The company's directories and their tokens. */
    readonly directories: unknown
  }
}
