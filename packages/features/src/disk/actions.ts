import type { Getter } from 'jotai'
import { actionAtom, undoableAtom } from '../shared/request/actionAtom'
import { type DiskNode, diskApiAtom } from './api'

const stale = ['disk'] as const

export const addFolderAction = actionAtom({
  run: (get, _set, { name, parentId }: { readonly name: string; readonly parentId: string | undefined }) =>
    get(diskApiAtom).addFolder({ body: { name, ...(parentId && { parentId }) } }),
  stale,
})

export const renameAction = actionAtom({
  run: (get, _set, body: { readonly id: string; readonly name: string }) =>
    get(diskApiAtom).renameNode({ body }),
  stale,
})

export const moveAction = actionAtom({
  run: (get, _set, { ids, to }: { readonly ids: readonly string[]; readonly to: string | undefined }) =>
    get(diskApiAtom).moveNodes({ body: { ids: [...ids], ...(to && { parentId: to }) } }),
  stale,
})

interface Dragged {
  readonly nodes: readonly Pick<DiskNode, 'id' | 'parentId'>[]
  readonly to: string | undefined
}

/** Moved by dropping, which easily happens by mistake. */
export const dropAction = undoableAtom({
  run: (get, _set, { nodes, to }: Dragged) => moveTo(get, nodes, to),
  async undo(get, _set, { nodes }) {
    // Search results may come from several folders.
    for (const from of new Set(nodes.map(({ parentId }) => parentId)))
      await moveTo(
        get,
        nodes.filter(({ parentId }) => parentId === from),
        from ?? undefined,
      )
  },
  stale,
})

const moveTo = (get: Getter, nodes: Dragged['nodes'], to: string | undefined) =>
  get(diskApiAtom).moveNodes({ body: { ids: nodes.map(({ id }) => id), ...(to && { parentId: to }) } })

export const copyAction = actionAtom({
  run: (get, _set, { ids, to }: { readonly ids: readonly string[]; readonly to: string | undefined }) =>
    get(diskApiAtom).copyNodes({
      body: { ids: [...ids], ...(to && { parentId: to }) },
    }),
  stale,
})

export const trashAction = actionAtom({
  run: (get, _set, ids: readonly string[]) => get(diskApiAtom).trashNodes({ body: { ids: [...ids] } }),
  stale,
})

export const restoreAction = actionAtom({
  run: (get, _set, ids: readonly string[]) => get(diskApiAtom).restoreNodes({ body: { ids: [...ids] } }),
  stale,
})

/** Deletes these permanently; without ids, the whole bin. */
export const emptyBinAction = actionAtom({
  run: (get, _set, ids: readonly string[] | undefined) =>
    get(diskApiAtom).emptyBin({ body: ids ? { ids: [...ids] } : {} }),
  stale,
})

/** Passes a file or one zip to the browser, which continues by itself. */
export const downloadAction = actionAtom({
  async run(get, _set, nodes: readonly Pick<DiskNode, 'id' | 'kind'>[]) {
    const { getDownload, packNodes } = get(diskApiAtom)
    const [first] = nodes
    const { url } =
      first?.kind === 'file' && nodes.length === 1
        ? await getDownload({ params: { id: first.id } })
        : await packNodes({ body: { ids: nodes.map(({ id }) => id) } })
    startDownload(url)
  },
  stale: [],
})

export function startDownload(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

export const discardUploadAction = actionAtom({
  run: (get, _set, uploadId: string) => get(diskApiAtom).cancelUpload({ params: { uploadId } }),
  stale,
})

export const finishUploadAction = actionAtom({
  run: (get, _set, uploadId: string) =>
    get(diskApiAtom).finishUpload({ body: { uploadId } }, { timeout: longestFinish }),
  stale,
})

/** In milliseconds: the service reads the whole file once more. */
export const longestFinish = 600_000
