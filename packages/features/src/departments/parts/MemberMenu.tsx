import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@atrium/ui/dropdown-menu'
import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { type ReactElement, useState } from 'react'

interface MemberMenuProps {
  readonly entries: 'InviteEntries' | 'MoreEntries'
  /** The button that opens it. */
  readonly children: ReactElement
}

const entryParts = onFirstUse(() => import('./menuEntries'))

/** A menu above the members, whose entries are fetched when it is about to open. */
export function MemberMenu({ entries, children }: MemberMenuProps) {
  const [open, setOpen] = useState(false)
  const Entries = useDeferred(entryParts, open, () => setOpen(false))?.[entries]
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild onPointerEnter={entryParts.preload} onFocus={entryParts.preload}>
        {children}
      </DropdownMenuTrigger>
      {Entries && (
        <DropdownMenuContent>
          <Entries />
        </DropdownMenuContent>
      )}
    </DropdownMenu>
  )
}
