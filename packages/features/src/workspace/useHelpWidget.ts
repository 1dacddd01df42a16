import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** Whether the widget is open, by hover, focus or tap. */
export function useHelpWidget() {
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

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
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), root }
}
