import { diskErrors } from '@atrium/contracts/disk/contract'
import { useStore } from 'jotai'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useCovers, useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { dropAction } from '../actions'
import { chosenNodes } from '../atoms'
import { diskMessages } from '../messages'
import { filesOfDrop } from '../uploads/filesIn'
import { useAddUploads } from '../uploads/useAddUploads'
import { draggedAtom } from './draggedAtom'

/** Moves dragged items into a folder, or uploads files from outside there; undefined: the top. */
export function useDropIntoFolder() {
  const texts = useTexts(diskMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const store = useStore()
  const add = useAddUploads()
  const offerUndo = useUndo({ [diskErrors.nameTaken]: texts.moveTaken })
  const { run } = useAction(dropAction)
  const mayChange = useCovers('disk:write')

  const accepts = useCallback(
    (folderId: string | undefined, transfer: DataTransfer) => {
      if (!mayChange) return undefined
      if (comesFromOutside(transfer)) return 'copy' as const
      const dragged = store.get(draggedAtom)
      const isItself = dragged.some(({ id }) => id === folderId)
      const isThere = dragged.every(({ parentId }) => parentId === (folderId ?? null))
      return isItself || isThere ? undefined : ('move' as const)
    },
    [store, mayChange],
  )

  async function drop(folderId: string | undefined, transfer: DataTransfer) {
    if (comesFromOutside(transfer)) return add(await filesOfDrop(transfer), folderId)
    const nodes = store.get(draggedAtom)
    const result = await run({ nodes, to: folderId })
    if (!result.done) {
      const { failure } = result
      const why = failure.code === diskErrors.nameTaken ? texts.moveTaken : describe(failure)
      return notify({ tone: 'failure', message: texts.moveFailed(why) })
    }
    offerUndo({ message: texts.moved(nodes.length), undo: result.value.undo })
    store.set(chosenNodes.chooseAtom, [])
  }

  const latest = useRef(drop)
  useLayoutEffect(() => {
    latest.current = drop
  })
  return useMemo(
    () => ({
      accepts,
      onDrop: (folderId: string | undefined, transfer: DataTransfer) =>
        void latest.current(folderId, transfer),
    }),
    [accepts],
  )
}

const comesFromOutside = (transfer: DataTransfer) => transfer.types.includes('Files')
