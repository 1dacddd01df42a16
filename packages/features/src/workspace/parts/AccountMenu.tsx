import { Avatar } from '@atrium/ui/avatar'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@atrium/ui/dropdown-menu'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { workspaceMessages } from '../messages'
import { nameOf } from '../standing'
import { AccountEntries, type AccountEntriesProps } from './AccountEntries'
import styles from './AccountMenu.module.css'

/** The person's picture, which opens everything that belongs to them rather than to the company. */
export function AccountMenu(props: AccountEntriesProps) {
  const texts = useTexts(workspaceMessages)
  const name = nameOf(props.user)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={styles.trigger} title={name}>
        <Avatar name={name} src={props.user.picture ?? undefined} size="small" decorative />
        <span className={layout.heard}>{`${name} ${texts.userMenu}`}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent className={styles.menu}>
        <AccountEntries {...props} />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
