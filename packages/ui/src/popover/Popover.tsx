import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactNode, useId, useRef } from 'react'
import { useDeferred } from '../overlay/useDeferred'
import { PopoverContext, popoverParts } from './PopoverContext'

export interface PopoverProps {
  /** Whether it is open, when the caller holds that state. */
  open?: boolean
  /** Whether it is open at first, when it holds that state itself. Default: false. */
  defaultOpen?: boolean
  /** Called with the wanted state. */
  onOpenChange?: (open: boolean) => void
  /** Whether the page around can't be operated while it is open. Default: false. */
  modal?: boolean
  /** A `PopoverTrigger` and a `PopoverContent`. */
  children?: ReactNode
}

/** Content that floats beside its trigger without blocking the page. Escape and a press outside close it. */
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
