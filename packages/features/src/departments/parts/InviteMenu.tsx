import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@atrium/ui/dropdown-menu'
import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { type ReactElement, useState } from 'react'

const entryParts = onFirstUse(() => import('./InviteEntries'))

/** The ways to invite, fetched when the button is about to open them. */
export function InviteMenu({ children }: { readonly children: ReactElement }) {
  const [open, setOpen] = useState(false)
  const parts = useDeferred(entryParts, open, () => setOpen(false))
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger asChild onPointerEnter={entryParts.preload} onFocus={entryParts.preload}>
        {children}
      </DropdownMenuTrigger>
      {parts && (
        <DropdownMenuContent>
          <parts.InviteEntries />
        </DropdownMenuContent>
      )}
    </DropdownMenu>
  )
}
