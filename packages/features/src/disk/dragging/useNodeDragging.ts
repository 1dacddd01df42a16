import type { RowDragging } from '@atrium/ui/drop-place'
import { usePortalContainer } from '@atrium/ui/portal-container'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import { useCovers, useTexts } from '../../shared/host/useKept'
import type { DiskNode } from '../api'
import { chosenNodes } from '../atoms'
import { diskMessages } from '../messages'
import { draggedAtom } from './draggedAtom'
import styles from './dragImage.module.css'
import { useDropIntoFolder } from './useDropIntoFolder'

/** Drags files and folders onto folders. A selected item takes the whole selection along. */
export function useNodeDragging(): RowDragging<DiskNode> {
  const texts = useTexts(diskMessages)
  const store = useStore()
  const container = usePortalContainer()
  const mayChange = useCovers('disk:write')
  const { accepts, onDrop } = useDropIntoFolder()
  return useMemo(
    () => ({
      onStart(row, transfer) {
        if (!mayChange) return false
        const chosen = store.get(chosenNodes.rowsAtom)
        const nodes = chosen.some(({ id }) => id === row.id) ? chosen : [row]
        if (!nodes.every(({ canChange }) => canChange)) return false
        transfer.effectAllowed = 'move'
        transfer.setData('text/plain', nodes.map(({ name }) => name).join('\n'))
        if (nodes.length > 1) dragImage(transfer, texts.items(nodes.length), container ?? document.body)
        store.set(draggedAtom, nodes)
        return true
      },
      onEnd: () => store.set(draggedAtom, []),
      accepts: (row, transfer) => (row.kind === 'folder' ? accepts(row.id, transfer) : undefined),
      onDrop: (row, transfer) => onDrop(row.id, transfer),
    }),
    [store, texts, container, mayChange, accepts, onDrop],
  )
}

/** The label next to the pointer: browsers show the grabbed element, but not the number of items. */
function dragImage(transfer: DataTransfer, words: string, container: HTMLElement): void {
  const image = document.createElement('span')
  image.textContent = words
  image.className = styles.image ?? ''
  container.append(image)
  transfer.setDragImage(image, -12, -12)
  // The browser draws it after this.
  setTimeout(() => image.remove())
}
