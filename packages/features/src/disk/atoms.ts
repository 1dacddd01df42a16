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

/** The folder in the address; undefined: the top. */
export const folderIdAtom = atom((get) => get(ownAtom).get('folder') || undefined)

/** The content of that folder; for a search, matching items from any folder. */
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

/** As rows or as tiles; undefined: the stored choice. */
export const chosenLayoutAtom = atom<DiskLayout>()
export type DiskLayout = 'list' | 'tiles'

export const chosenNodes = chosenRows(diskList.pageAtom, (row) => row.id)

/** Selects or deselects one item. */
export const toggleNodeAtom = atom(null, (get, set, node: DiskNode) => {
  const rows = get(chosenNodes.rowsAtom)
  const others = rows.filter(({ id }) => id !== node.id)
  set(chosenNodes.chooseAtom, others.length < rows.length ? others : [...rows, node])
})

/** The parts of the disk in the address. */
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

/** The current address of the disk. */
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

/** The host's page for a file of this disk. */
export const previewPathAtom = atom((get) => {
  const path = get(screenPathAtom).replace('cloudDisk', 'filePreview')
  return (id: string) => withQuery(path, { id })
})

/** The disk's owner. */
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
