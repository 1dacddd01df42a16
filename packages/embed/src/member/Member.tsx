import { useState } from 'react'
import { WholeMemberDrawer } from '../drawers'

export interface MemberProps {
  /** Id of the person. */
  readonly userId: string
  /** The drawer was closed. */
  readonly onClose?: () => void
}

/** A member of the current company in a drawer: facts, licences, devices, history and actions. */
export function Member({ userId, onClose }: MemberProps) {
  const [open, setOpen] = useState(true)
  function onOpenChange(next: boolean) {
    setOpen(next)
    if (!next) onClose?.()
  }
  return <WholeMemberDrawer id={userId} open={open} onOpenChange={onOpenChange} />
}
