import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { Check, Monitor, Moon, Sun, SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import type { Locale } from '../../shared/texts/messages'
import { workspaceMessages } from '../messages'
import styles from './DisplayMenu.module.css'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** What a person chooses of the page's looks. The host keeps it. */
export interface DisplayChoices {
  readonly theme: ThemeChoice
  readonly onThemeChange: (theme: ThemeChoice) => void
  readonly onLocaleChange: (locale: Locale) => void
}

/** Language and theme behind one button of the header. */
export function DisplayMenu({ theme, onThemeChange, onLocaleChange }: DisplayChoices) {
  const { locale } = useHost()
  const texts = useTexts(workspaceMessages)
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={texts.display} title={texts.display} icon={<SunMoon />} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{texts.language}</DropdownMenuLabel>
        <Choice chosen={locale === 'zh-CN'} onChoose={() => onLocaleChange('zh-CN')}>
          <span lang="zh-CN">中文</span>
        </Choice>
        <Choice chosen={locale === 'en'} onChoose={() => onLocaleChange('en')}>
          <span lang="en">English</span>
        </Choice>
        <DropdownMenuSeparator />
        <DropdownMenuLabel>{texts.appearance}</DropdownMenuLabel>
        <Choice icon={<Sun />} chosen={theme === 'light'} onChoose={() => onThemeChange('light')}>
          {texts.light}
        </Choice>
        <Choice icon={<Moon />} chosen={theme === 'dark'} onChoose={() => onThemeChange('dark')}>
          {texts.dark}
        </Choice>
        <Choice icon={<Monitor />} chosen={theme === 'system'} onChoose={() => onThemeChange('system')}>
          {texts.system}
        </Choice>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface ChoiceProps {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly icon?: ReactNode
  readonly children: ReactNode
}

function Choice({ chosen, onChoose, icon, children }: ChoiceProps) {
  return (
    <DropdownMenuItem role="menuitemradio" aria-checked={chosen} icon={icon} onSelect={onChoose}>
      <span className={styles.choice}>
        {children}
        {chosen && <Check className={styles.mark} aria-hidden />}
      </span>
    </DropdownMenuItem>
  )
}
