import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function DropdownMenuExample() {
  const [chosen, setChosen] = useState('nothing yet')

  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label="Actions for Ada Lovelace" icon={<Ellipsis aria-hidden="true" />} />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setChosen('Rename')}>
            Rename
          </DropdownMenuItem>
          <DropdownMenuItem disabledReason="She has 3 licences. Revoke them first.">Move</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onSelect={() => setChosen('Remove')}
          >
            Remove
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      Chosen: {chosen}
    </div>
  )
}
