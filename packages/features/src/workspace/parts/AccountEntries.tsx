import { pagePaths } from '@atrium/contracts/paths'
import type { Role } from '@atrium/contracts/shared/role/contract'
import { Avatar } from '@atrium/ui/avatar'
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@atrium/ui/dropdown-menu'
import {
  BookOpen,
  Headset,
  Languages,
  LogOut,
  MessageSquareText,
  ShieldCheck,
  SunMoon,
  UserRound,
} from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { ellipsis } from '../../shared/texts/format'
import type { Person } from '../api'
import type { DisplayChoices } from '../DisplayChoices'
import { helpMessages, workspaceMessages } from '../messages'
import { nameOf } from '../standing'
import styles from './AccountEntries.module.css'
import { MenuChoice } from './MenuChoice'

const nameLimit = 15

export interface AccountEntriesProps {
  readonly user: Person['user']
  /** In the current company; undefined in the personal space. */
  readonly role: Role | undefined
  readonly display: DisplayChoices
}

/** The menu of the signed-in person: their pages, display settings, help, and sign-out. */
export function AccountEntries({ user, role, display }: AccountEntriesProps) {
  const texts = useTexts(workspaceMessages)
  const help = useTexts(helpMessages)
  const { locale } = useHost()
  const name = nameOf(user)
  const isAdministrator = role === 'superAdministrator' || role === 'administrator'
  return (
    <>
      <DropdownMenuLabel className={styles.person}>
        <Avatar name={name} src={user.picture ?? undefined} size="medium" decorative />
        <span className={styles.words}>
          <span className={styles.name} title={name}>
            {ellipsis(name, nameLimit)}
          </span>
          <span className={styles.account}>{user.account}</span>
        </span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild icon={<UserRound />}>
        <FeatureLink to={pagePaths.personalHome}>{texts.personalCentre}</FeatureLink>
      </DropdownMenuItem>
      <DropdownMenuItem asChild icon={<ShieldCheck />}>
        <FeatureLink to={pagePaths.security}>{texts.menuName('personal-security', '安全中心')}</FeatureLink>
      </DropdownMenuItem>
      {isAdministrator && (
        <DropdownMenuItem asChild icon={<BookOpen />}>
          <FeatureLink to={pagePaths.administratorManual}>{texts.manual}</FeatureLink>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild icon={<Headset />}>
        <a href={`tel:${help.hotline}`}>
          {help.hotlineLabel} <span className={styles.number}>{help.hotline}</span>
        </a>
      </DropdownMenuItem>
      <DropdownMenuItem asChild icon={<MessageSquareText />}>
        <a href={help.feedbackAddress} target="_blank" rel="noopener noreferrer">
          {help.feedback}
        </a>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <MenuChoice
        label={texts.appearance}
        icon={<SunMoon />}
        options={{ light: texts.light, dark: texts.dark, system: texts.system }}
        chosen={display.theme}
        onChoose={display.onThemeChange}
      />
      <MenuChoice
        label={texts.language}
        icon={<Languages />}
        options={{ 'zh-CN': <span lang="zh-CN">中文</span>, en: <span lang="en">English</span> }}
        chosen={locale}
        onChoose={display.onLocaleChange}
      />
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild icon={<LogOut />}>
        <FeatureLink to={pagePaths.signOut}>{texts.signOut}</FeatureLink>
      </DropdownMenuItem>
    </>
  )
}
