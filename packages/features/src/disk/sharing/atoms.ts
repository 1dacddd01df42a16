import { pagePaths, paths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { presentHostAtom } from '../../shared/host/host'
import { ownQueryAtom } from '../../shared/host/query'
import { listView } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { actionAtom } from '../../shared/request/actionAtom'
import type { Request } from '../../shared/request/request'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { type Lasts, type OpenedShare, sharingApiAtom } from './api'

interface Wish {
  readonly id: string
  readonly lasts: Lasts
  readonly hasCode: boolean
  readonly canDownload: boolean
}

export const addShareAction = actionAtom({
  run: (get, _set, wish: Wish) => get(sharingApiAtom).addShare({ body: wish }),
  stale: ['shares'],
})

export const revokeShareAction = actionAtom({
  run: (get, _set, shareId: string) => get(sharingApiAtom).revokeShare({ params: { shareId } }),
  stale: ['shares'],
})

/** The person's shares. */
export const shareList = pagedList({
  view: listView({ pageSizes: [20, 50, 100], filters: {} }),
  shows: ['shares'],
  ask(get) {
    const { listShares } = get(sharingApiAtom)
    return (pageIndex, pageSize, call) => listShares({ query: { pageIndex, pageSize } }, call)
  },
})

const ownAtom = ownQueryAtom([pagePaths.sharedFiles])

const shareIdAtom = atom((get) => get(ownAtom).get('share') ?? '')

/** Where the tab stores the passes, so that a reload doesn't ask for the code again. */
const keptPass = (shareId: string) => `share pass ${shareId}`

const askedAtom = keyedRequestAtom(shareIdAtom, [], (get, signal) => {
  const shareId = get(shareIdAtom)
  const pass = get(presentHostAtom).tabStore.read(keptPass(shareId))
  return get(sharingApiAtom).openShare({ body: { shareId, ...(pass && { pass }) } }, { signal })
})

/** The share that was opened with its code, and the pass. */
const byCodeAtom = atom<{ readonly shareId: string; readonly opened: OpenedShare }>()

/** The share behind the link in the address. */
export const openedShareAtom = atom(
  (get): Request<OpenedShare> => {
    const byCode = get(byCodeAtom)
    if (byCode?.shareId !== get(shareIdAtom)) return get(askedAtom)
    return { state: 'ready', value: byCode.opened, stale: false }
  },
  (_get, set) => set(askedAtom),
)

export const openByCodeAction = actionAtom({
  async run(get, set, code: string) {
    const shareId = get(shareIdAtom)
    const opened = await get(sharingApiAtom).openShare({ body: { shareId, code } })
    set(byCodeAtom, { shareId, opened })
    get(presentHostAtom).tabStore.write(keptPass(shareId), opened.pass)
  },
  stale: [],
})

const passAtom = atom((get) => {
  const opened = get(openedShareAtom)
  return opened.state === 'ready' ? opened.value.pass : ''
})

const folderPart = { name: 'folder', read: (text: string) => text, write: (id: string) => id }

/** The content of the shared folder, or of one in it. */
export const sharedList = pagedList({
  view: listView({ pageSizes: [20, 50, 100], filters: { folder: folderPart } }),
  shows: [],
  paths: [pagePaths.sharedFiles],
  keyAtom: atom((get) => `${get(shareIdAtom)} ${get(ownAtom).get('folder') ?? ''}`),
  ask(get, { folder }) {
    const { listShared } = get(sharingApiAtom)
    const body = { shareId: get(shareIdAtom), pass: get(passAtom), ...(folder && { parentId: folder }) }
    return (pageIndex, pageSize, call) => listShared({ body: { ...body, pageIndex, pageSize } }, call)
  },
})

export const sharedFolderPathAtom = atom((get) => {
  const share = get(shareIdAtom)
  return (folder?: string) => paths.sharedFiles({ share, folder })
})

/** The viewed file of the shared folder; undefined: the folder itself. */
export const shownFileAtom = atom((get) => get(ownAtom).get('file') ?? undefined)

export const sharedFilePathAtom = atom((get) => {
  const share = get(shareIdAtom)
  return (file: string) => paths.sharedFiles({ share, file })
})

const lastFileAtom = atom(() => ({ key: '' }))

/**
 * The share and its viewed file. On the way back to a folder, the file stays until it has left the page: a
 * folder has no content to request.
 */
const shownKeyAtom = atom((get) => {
  const last = get(lastFileAtom)
  const opened = get(openedShareAtom)
  const itself = opened.state === 'ready' && opened.value.kind === 'file' ? opened.value.id : undefined
  const file = get(shownFileAtom) ?? itself
  if (file !== undefined) last.key = `${get(shareIdAtom)} ${file}`
  return last.key
})

/** The viewed content, with its own address. */
export const sharedPreviewAtom = keyedRequestAtom(shownKeyAtom, [], async (get, signal) => {
  const [shareId = '', id = ''] = get(shownKeyAtom).split(' ')
  return get(sharingApiAtom).getSharedPreview({ body: { shareId, pass: get(passAtom), id } }, { signal })
})

export const downloadSharedAction = actionAtom({
  async run(get, _set, id: string) {
    const body = { shareId: get(shareIdAtom), pass: get(passAtom), id }
    return (await get(sharingApiAtom).getSharedDownload({ body })).url
  },
  stale: [],
})

declare module '../../shared/request/stale' {
  interface Resources {
    readonly shares: unknown
  }
}
