import { type RequestAtom, requestAtom } from '../../shared/request/request'
import type { DiskNode } from '../api'
import { diskList } from '../atoms'

/** Files that are asked for at once. */
export const tilesAtOnce = 100

/** Parts of a folder, each asked for when it comes into view; what was seen before is there at once. */
export function tilePages() {
  const known = new Map<number, RequestAtom<readonly DiskNode[]>>()
  return (index: number): RequestAtom<readonly DiskNode[]> => {
    const part =
      known.get(index) ??
      requestAtom<readonly DiskNode[]>(['disk'], async (get, signal) => {
        const { list } = await get(diskList.askAtom)(index + 1, tilesAtOnce, { signal })
        return list
      })
    known.set(index, part)
    return part
  }
}
