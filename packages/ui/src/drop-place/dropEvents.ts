import type { DragEvent } from 'react'

/** A drop target. */
export interface DropPlace {
  /** The effect of dropping here; undefined if it isn't allowed. */
  accepts(transfer: DataTransfer): 'move' | 'copy' | undefined
  onDrop(transfer: DataTransfer): void
}

/** The highlighted target. There is only one pointer. */
let marked: HTMLElement | undefined

function mark(element: HTMLElement | undefined) {
  if (element === marked) return
  marked?.removeAttribute('data-drop')
  element?.setAttribute('data-drop', 'over')
  marked = element
}

/**
 * Handlers for an element that is a drop target or contains several, which `placeOf` distinguishes. While
 * something acceptable is above it, the target has `data-drop`. Everything must also be possible without
 * dragging.
 */
export function dropEvents(
  placeOf: (event: DragEvent<HTMLElement>) => (DropPlace & { readonly element: HTMLElement }) | undefined,
) {
  function over(event: DragEvent<HTMLElement>) {
    const place = placeOf(event)
    const effect = place?.accepts(event.dataTransfer)
    if (!place || !effect) return
    event.preventDefault()
    event.dataTransfer.dropEffect = effect
    mark(place.element)
  }
  return {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave({ relatedTarget }: DragEvent<HTMLElement>) {
      if (!(relatedTarget instanceof Node && marked?.contains(relatedTarget))) mark(undefined)
    },
    onDrop(event: DragEvent<HTMLElement>) {
      mark(undefined)
      const place = placeOf(event)
      if (!place?.accepts(event.dataTransfer)) return
      event.preventDefault()
      place.onDrop(event.dataTransfer)
    },
  }
}
