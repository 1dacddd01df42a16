import { atom } from 'jotai'
import { actionAtom } from '../../shared/request/actionAtom'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import type { OwnProduct } from '../ownProducts/api'
import { releasesApiAtom } from './api'

type Licence = Pick<OwnProduct, 'source' | 'id'>

/** The licence of the visible installers. */
export const installedAtom = atom<Licence | undefined>(undefined)

const keyAtom = atom((get) => JSON.stringify(get(installedAtom) ?? null))

export const releasesAtom = keyedRequestAtom(keyAtom, ['releases'], async (get, signal) => {
  const licence = get(installedAtom)
  if (!licence) return []
  const { source, id } = licence
  return get(releasesApiAtom).listReleases({ query: { source, id } }, { signal })
})

/** Resolves to the download address. */
export const getInstallerAction = actionAtom({
  run: async (get, _set, { source, id, releaseId }: Licence & { readonly releaseId: string }) =>
    (await get(releasesApiAtom).getInstaller({ query: { source, id, releaseId } })).url,
  stale: [],
  staleOnFailure: ['releases'],
})

declare module '../../shared/request/stale' {
  interface Resources {
    /** Installers of the products that the person can use. */
    readonly releases: unknown
  }
}
