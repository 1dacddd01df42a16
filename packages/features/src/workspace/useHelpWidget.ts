import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useHost } from '../shared/host/useHost'
import { useKept } from '../shared/host/useKept'

const storeKey = 'helpWidget'

/** Whether the widget is open, by hover, focus or tap, and whether it was put away to the edge. */
export function useHelpWidget() {
  const { store } = useHost()
  const [isOpen, setOpen] = useState(false)
  const wasPutAway = useKept(storeKey) === 'away'
  const [chosen, setPutAway] = useState<boolean>()
  const isPutAway = chosen ?? wasPutAway
  const ref = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  function putAway() {
    store.write(storeKey, 'away')
    setPutAway(true)
    setOpen(false)
    handle.current?.focus()
  }

  /** From the tab at the edge back to the whole widget. */
  function open() {
    setOpen(true)
    if (!isPutAway) return
    store.write(storeKey, '')
    setPutAway(false)
  }

  const root = {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType === 'mouse' && !ref.current?.contains(document.activeElement)) setOpen(false)
    },
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) setOpen(true)
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) setOpen(false)
    },
    onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') setOpen(false)
    },
  }
  const close = () => setOpen(false)

  return { isOpen, isPutAway, putAway, open, close, root, handle }
}
