import { createContext, type RefObject, use } from 'react'
import { onFirstUse } from '../overlay/onFirstUse'

/** The floating part, loaded when a popover is about to open. */
export const popoverParts = onFirstUse(() => import('./floating/FloatingPopover'))

export interface PopoverState {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly modal: boolean
  readonly parts: typeof import('./floating/FloatingPopover') | undefined
  readonly contentId: string
  readonly trigger: RefObject<HTMLButtonElement | null>
  /** The anchor, if it isn't the trigger. */
  readonly anchor: RefObject<HTMLDivElement | null>
}

export const PopoverContext = createContext<PopoverState | undefined>(undefined)

export function usePopover(): PopoverState {
  const popover = use(PopoverContext)
  if (!popover) throw new Error('The parts of a popover belong inside of a Popover.')
  return popover
}
