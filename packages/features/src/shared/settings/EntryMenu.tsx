import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

interface EntryMenuProps {
  /** Accessible name, such as "Actions for “Okta”". */
  readonly label: string
  /** Items of the menu. */
  readonly children: ReactNode
}

/** The less frequent actions of an entry. */
export const EntryMenu = ({ label, children }: EntryMenuProps) => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <IconButton size="small" label={label} icon={<Ellipsis aria-hidden />} />
    </DropdownMenuTrigger>
    <DropdownMenuContent align="end">{children}</DropdownMenuContent>
  </DropdownMenu>
)
