import { pagePaths, withQuery } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { pathnameAtom, presentHostAtom } from '../shared/host/host'
import { ownQueryAtom, queryAtom } from '../shared/host/query'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { requestAtom } from '../shared/request/request'
import { type DiskNode, diskApiAtom } from './api'

const idPart = { name: 'folder', read: (text: string) => text, write: (id: string) => id }

const diskView = listView({
  pageSizes: [20, 50, 100],
  filters: { folder: idPart, search: searchText('search', 100) },
  orders: ['name', 'size', 'modifiedAt'],
  upwards: true,
})

const { ownDisk: disk, companyDisk, sharedDisk } = pagePaths
const paths = [disk, companyDisk, sharedDisk]
const ownAtom = ownQueryAtom(paths)

/** The folder that the address names; undefined: the top. */
export const folderIdAtom = atom((get) => get(ownAtom).get('folder') || undefined)

/** What lies in that folder; of a search what is called so anywhere. */
export const diskList = pagedList({
  view: diskView,
  shows: ['disk'],
  paths,
  keyAtom: atom((get) => get(folderIdAtom) ?? ''),
  ask(get, { folder, search, orderBy, isOrderDesc }) {
    const { listNodes } = get(diskApiAtom)
    const filter = { ...(folder && { parentId: folder }), ...(search && { search }), orderBy, isOrderDesc }
    return (pageIndex, pageSize, call) => listNodes({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

/** As rows, or as tiles; undefined: as it was kept. */
export const chosenLayoutAtom = atom<DiskLayout>()
export type DiskLayout = 'list' | 'tiles'

export const chosenNodes = chosenRows(diskList.pageAtom, (row) => row.id)

/** Selects one, or no longer. */
export const toggleNodeAtom = atom(null, (get, set, node: DiskNode) => {
  const rows = get(chosenNodes.rowsAtom)
  const others = rows.filter(({ id }) => id !== node.id)
  set(chosenNodes.chooseAtom, others.length < rows.length ? others : [...rows, node])
})

/** What of the disk the address names. */
export const shownAtom = atom((get) => {
  const view = get(queryAtom).get('view')
  return view === 'bin' || view === 'shares' ? view : 'files'
})

export const binList = pagedList({
  view: listView({ pageSizes: [20, 50, 100], filters: {} }),
  shows: ['disk'],
  ask(get) {
    const { listBin } = get(diskApiAtom)
    return (pageIndex, pageSize, call) => listBin({ query: { pageIndex, pageSize } }, call)
  },
})

export const chosenTrash = chosenRows(binList.pageAtom, (row) => row.id)

const diskPaths: readonly string[] = [
  pagePaths.ownDisk,
  pagePaths.companyDisk,
  pagePaths.sharedDisk,
  pagePaths.sharedFiles,
]

/** Which of the disk's addresses we are at. */
const screenPathAtom = atom((get) => {
  const pathname = get(pathnameAtom)
  return diskPaths.find((path) => path === pathname) ?? pagePaths.ownDisk
})

export const folderPathAtom = atom((get) => {
  const path = get(screenPathAtom)
  return (folder?: string) => withQuery(path, { folder })
})
export const binPathAtom = atom((get) => withQuery(get(screenPathAtom), { view: 'bin' }))
export const sharesPathAtom = atom((get) => withQuery(get(screenPathAtom), { view: 'shares' }))

/** Where the host shows what is in a file of this disk. */
export const previewPathAtom = atom((get) => {
  const path = get(screenPathAtom).replace('cloudDisk', 'filePreview')
  return (id: string) => withQuery(path, { id })
})

/** Whose disk it is. */
export const ownerKindAtom = atom((get) => (get(presentHostAtom).companyId ? 'company' : 'person'))

export const quotaAtom = requestAtom(['disk'], (get, signal) => get(diskApiAtom).getQuota({}, { signal }))

export const unfinishedAtom = requestAtom(['disk'], (get, signal) =>
  get(diskApiAtom).listUploads({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    readonly disk: unknown
  }
}
