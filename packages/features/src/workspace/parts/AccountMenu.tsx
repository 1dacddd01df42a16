import { Avatar } from '@atrium/ui/avatar'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@atrium/ui/dropdown-menu'
import { onFirstUse, useDeferred } from '@atrium/ui/overlay'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { workspaceMessages } from '../messages'
import { nameOf } from '../nameOf'
import type { AccountEntriesProps } from './AccountEntries'
import styles from './AccountMenu.module.css'

const entryParts = onFirstUse(() => import('./AccountEntries'))

/** The person's face; behind it all that is theirs rather than the company's. */
export function AccountMenu(props: AccountEntriesProps) {
  const texts = useTexts(workspaceMessages)
  const [open, setOpen] = useState(false)
  const parts = useDeferred(entryParts, open, () => setOpen(false))
  const name = nameOf(props.user)
  return (
    <DropdownMenu open={open} onOpenChange={setOpen}>
      <DropdownMenuTrigger
        className={styles.trigger}
        title={name}
        onPointerEnter={entryParts.preload}
        onFocus={entryParts.preload}
      >
        <Avatar name={name} src={props.user.picture ?? undefined} size="small" decorative />
        <span className={layout.heard}>{`${name} ${texts.userMenu}`}</span>
      </DropdownMenuTrigger>
      {parts && (
        <DropdownMenuContent className={styles.menu}>
          <parts.AccountEntries {...props} />
        </DropdownMenuContent>
      )}
    </DropdownMenu>
  )
}
