import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactNode, useId, useRef } from 'react'
import { useDeferred } from '../overlay/useDeferred'
import { DropdownMenuContext, menuParts } from './DropdownMenuContext'

export interface DropdownMenuProps {
  /** Whether it is open, controlled. */
  open?: boolean
  /** Whether it is initially open, uncontrolled. Default: false. */
  defaultOpen?: boolean
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void
  /** Whether the page is blocked while the menu is open. Default: false. */
  modal?: boolean
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children?: ReactNode
}

/**
 * Actions behind a button. Arrow keys, Home, End and typing move; Enter or Space runs one. The page stays
 * usable: a press outside closes the menu and also takes effect there, unless `modal`.
 */
export function DropdownMenu({
  open,
  defaultOpen = false,
  onOpenChange,
  modal = false,
  children,
}: DropdownMenuProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const parts = useDeferred(menuParts, isOpen, () => setOpen(false))
  const [triggerId, contentId] = [useId(), useId()]
  const trigger = useRef<HTMLButtonElement>(null)
  const entry = useRef<'first' | 'last'>(undefined)
  return (
    <DropdownMenuContext
      value={{ open: isOpen, setOpen, modal, parts, triggerId, contentId, trigger, entry }}
    >
      {children}
    </DropdownMenuContext>
  )
}
