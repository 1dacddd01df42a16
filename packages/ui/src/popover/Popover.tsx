import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactNode, useId, useRef } from 'react'
import { useDeferred } from '../overlay/useDeferred'
import { PopoverContext, popoverParts } from './PopoverContext'

export interface PopoverProps {
  /** Whether it is open, controlled. */
  open?: boolean
  /** Whether it is initially open, uncontrolled. Default: false. */
  defaultOpen?: boolean
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void
  /** Whether the page is blocked while it is open. Default: false. */
  modal?: boolean
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children?: ReactNode
}

/** Content that floats next to its trigger without blocking the page. Escape and a press outside close it. */
export function Popover({ open, defaultOpen = false, onOpenChange, modal = false, children }: PopoverProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const parts = useDeferred(popoverParts, isOpen, () => setOpen(false))
  const contentId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <PopoverContext value={{ open: isOpen, setOpen, modal, parts, contentId, trigger, anchor }}>
      {children}
    </PopoverContext>
  )
}
