import type { DragEvent } from 'react'

/** Where something that is dragged can be dropped. */
export interface DropPlace {
  /** What dropping it here would do; undefined: it can't be dropped here. */
  accepts(transfer: DataTransfer): 'move' | 'copy' | undefined
  onDrop(transfer: DataTransfer): void
}

/** The place that is marked now: there is but one pointer. */
let marked: HTMLElement | undefined

function mark(element: HTMLElement | undefined) {
  if (element === marked) return
  marked?.removeAttribute('data-drop')
  element?.setAttribute('data-drop', 'over')
  marked = element
}

/**
 * Handlers of an element that is such a place, or has several: `placeOf` tells which one is meant. While something that
 * it accepts is above it, it has `data-drop`. Whatever is dropped must be possible otherwise, too.
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
