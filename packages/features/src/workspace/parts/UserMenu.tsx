import { Avatar } from '@atrium/ui/avatar'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { BookOpen, ChevronDown, LogOut, UserRound } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import type { Role } from '../../shared/role/contract'
import { ellipsis } from '../../shared/texts/format'
import type { Person } from '../api'
import { workspaceMessages } from '../messages'
import { nameOf } from '../nameOf'
import { workspaceRoutes } from '../routes'
import styles from './UserMenu.module.css'

const nameLimit = 15

interface UserMenuProps {
  readonly user: Person['user']
  /** In the current company; undefined in the personal space. */
  readonly role: Role | undefined
}

export function UserMenu({ user, role }: UserMenuProps) {
  const texts = useTexts(workspaceMessages)
  const name = nameOf(user)
  const isAdministrator = role === 'superAdministrator' || role === 'administrator'
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={styles.trigger} title={name}>
        <Avatar name={name} size="small" decorative />
        <span className={styles.name}>{ellipsis(name, nameLimit)}</span>
        <span className={styles.purpose}>{texts.userMenu}</span>
        <ChevronDown className={styles.chevron} aria-hidden />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>
          <span className={styles.who}>{name}</span>
          <span className={styles.account}>{user.account}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild icon={<UserRound />}>
          <FeatureLink to={workspaceRoutes.personalHome}>{texts.personalCentre}</FeatureLink>
        </DropdownMenuItem>
        {isAdministrator && (
          <DropdownMenuItem asChild icon={<BookOpen />}>
            <FeatureLink to={workspaceRoutes.administratorManual}>{texts.manual}</FeatureLink>
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild icon={<LogOut />}>
          <FeatureLink to={workspaceRoutes.signOut}>{texts.signOut}</FeatureLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
