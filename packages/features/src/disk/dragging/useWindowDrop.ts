import { useEffect, useState } from 'react'

/**
 * Files dropped anywhere on the page, where nothing else takes them.
 *
 * @returns whether some are above the page now
 */
export function useWindowDrop(onDrop: (transfer: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    function over(event: DragEvent) {
      if (!hasFiles(event)) return
      setOver(true)
      if (event.defaultPrevented) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    }
    // It leaves the page, and not one of its parts for another.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    function drop(event: DragEvent) {
      if (!hasFiles(event)) return
      setOver(false)
      if (event.defaultPrevented) return
      // Else the browser would show the file instead of the page.
      event.preventDefault()
      if (event.dataTransfer) onDrop(event.dataTransfer)
    }
    const listeners = { dragenter: over, dragover: over, dragleave: leave, drop } as const
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener)
    }
  }, [onDrop])
  return isOver
}
