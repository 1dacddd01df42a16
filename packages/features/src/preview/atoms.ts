import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { pathnameAtom } from '../shared/host/host'
import { ownQueryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { previewApiAtom } from './api'
import { previewPaths } from './routes'

/** The file in the address; empty: none. */
const ownAtom = ownQueryAtom(previewPaths)
const fileIdAtom = atom((get) => get(ownAtom).get('id') ?? '')

export const previewAtom = keyedRequestAtom(fileIdAtom, ['disk'], async (get, signal) => {
  const id = get(fileIdAtom)
  if (id === '') throw new Failure('missing')
  return get(previewApiAtom).getPreview({ params: { id } }, { signal })
})

/** The current address of the preview. */
const screenPathAtom = atom((get) => {
  const pathname = get(pathnameAtom)
  return previewPaths.find((path) => path === pathname) ?? pagePaths.ownPreview
})

export const previewPathAtom = atom((get) => {
  const path = get(screenPathAtom)
  return (id: string) => withQuery(path, { id })
})

/** The cloud disk at the file's folder. */
export const folderPathAtom = atom((get) => {
  const path = get(screenPathAtom).replace('filePreview', 'cloudDisk')
  return (folder: string | null) => withQuery(path, { folder: folder ?? undefined })
})

declare module '../shared/request/stale' {
  interface Resources {
    readonly disk: unknown
  }
}
