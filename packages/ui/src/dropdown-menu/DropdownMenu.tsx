import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { type ReactNode, useId, useRef } from 'react'
import { useDeferred } from '../overlay/useDeferred'
import { DropdownMenuContext, menuParts } from './DropdownMenuContext'

export interface DropdownMenuProps {
  /** Whether the menu is open, when the caller holds that state. */
  open?: boolean
  /** Whether it is open at first, when it holds that state itself. Default: false. */
  defaultOpen?: boolean
  /** Called with the wanted state. */
  onOpenChange?: (open: boolean) => void
  /** Whether the page around can't be operated while the menu is open. Default: false. */
  modal?: boolean
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children?: ReactNode
}

/**
 * Actions behind a button. Arrow keys, Home, End and typing move between them; Enter or Space does one. The page
 * around stays as it is: a press outside closes the menu and counts there as well, unless `modal`.
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
