import { Avatar } from '@atrium/ui/avatar'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { LogOut } from 'lucide-react'
import { useHost, useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import type { Locale } from '../../../shared/texts/messages'
import { useFormat } from '../../../shared/texts/useFormat'
import type { DeskSelf } from '../../staff/api'
import { staffMessages } from '../../staff/messages'
import { frameMessages } from '../messages'
import styles from './DeskAccount.module.css'

export type DeskTheme = 'light' | 'dark' | 'system'

export interface DeskAccountProps {
  readonly self: DeskSelf
  readonly theme: DeskTheme
  readonly onThemeChange: (theme: DeskTheme) => void
  readonly onLocaleChange: (locale: Locale) => void
  readonly onSignOut: () => void
}

/** Who is at the desk, with their roles and the end of the session; language, theme and the way out. */
export function DeskAccount({ self, theme, onThemeChange, onLocaleChange, onSignOut }: DeskAccountProps) {
  const texts = useTexts(frameMessages)
  const { roleName } = useTexts(staffMessages)
  const { locale } = useHost()
  const { shortTime } = useFormat()
  const roles = texts.roles(self.roles.map(roleName))
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className={styles.trigger} title={self.name}>
        <span className={styles.short} aria-hidden>
          <span className={styles.shortName}>{self.name}</span>
          <span className={styles.shortRoles}>{roles}</span>
        </span>
        <Avatar name={self.name} size="small" decorative />
        <span className={layout.heard}>{`${self.name} ${texts.account}`}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className={styles.menu}>
        <DropdownMenuLabel className={styles.person}>
          <span className={styles.name}>{self.name}</span>
          <span className={styles.line}>{self.account}</span>
          <span className={styles.line}>{roles}</span>
          <span className={styles.line}>{texts.endsAt(shortTime(self.endsAt))}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{texts.appearance}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(next) => onThemeChange(themes.find((each) => each === next) ?? 'system')}
        >
          {themes.map((each) => (
            <DropdownMenuRadioItem key={each} value={each}>
              {texts[each]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{texts.language}</DropdownMenuLabel>
        <DropdownMenuRadioGroup
          value={locale}
          onValueChange={(next) => onLocaleChange(next === 'en' ? 'en' : 'zh-CN')}
        >
          <DropdownMenuRadioItem value="zh-CN">
            <span lang="zh-CN">中文</span>
          </DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="en">
            <span lang="en">English</span>
          </DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={<LogOut />} onSelect={onSignOut}>
          {texts.signOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

const themes = ['light', 'dark', 'system'] as const
