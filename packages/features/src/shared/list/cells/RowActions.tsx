import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { FeatureLink } from '../../host/FeatureLink'
import { useHost, useTexts } from '../../host/useHost'
import { listMessages } from '../messages'
import styles from './RowActions.module.css'

/** One thing that can be done about a row: leads somewhere, or does something. */
export interface RowAction {
  readonly label: string
  /** The label with the row's name, for those who don't see the row. Default: the label. */
  readonly name?: string
  readonly icon?: ReactNode
  /** Danger for what takes something away: that always stands in the menu. Default: neutral. */
  readonly tone?: 'neutral' | 'danger'
  /** Why it can't be done now. */
  readonly disabledReason?: string | undefined
  readonly busy?: boolean
  /** Where it leads, in place of `onSelect`. */
  readonly to?: string
  /** There it opens in a tab of its own, where a link does. Default: no. */
  readonly opensTab?: boolean
  readonly onSelect?: () => void
}

type Maybe<T> = T | false | undefined

interface RowActionsProps {
  /** What the row is about, such as a person's name. */
  readonly row: string
  /** What is done most often; on a phone it stands in the menu, unless `onPhone`. */
  readonly main?: Maybe<RowAction>
  /** It waits for somebody, or is what the row is there for: it is always in sight. Default: with the rest, where the pointer or the focus is. */
  readonly urgent?: boolean
  /** On a phone it stands beside the menu: what the row is there for. Default: in the menu. */
  readonly onPhone?: boolean
  /** Everything else, behind `…`: at the edge, but in a row of a table that shows it where the pointer is only. */
  readonly more?: readonly Maybe<RowAction>[]
}

/** What can be done about one row. */
export function RowActions({ row, main, urgent = false, onPhone = false, more = [] }: RowActionsProps) {
  const texts = useTexts(listMessages)
  const { navigate } = useHost()
  const isNarrow = useNarrowWindow()
  const inMenu = isNarrow && !onPhone
  const entries = [inMenu && main, ...more].filter((entry) => entry !== false && entry !== undefined)
  return (
    <span className={styles.actions}>
      {entries.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton
              className={styles.more}
              size="small"
              label={texts.actionsOf(row)}
              icon={<Ellipsis />}
            />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {entries.map(({ label, icon, tone = 'neutral', disabledReason, to, onSelect }) => (
              <DropdownMenuItem
                key={label}
                icon={icon}
                tone={tone}
                {...(disabledReason !== undefined && { disabledReason })}
                onSelect={() => (to === undefined ? onSelect?.() : navigate(to))}
              >
                {label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      {main && !inMenu && (
        <span className={urgent ? styles.main : styles.quiet}>
          <MainAction {...main} />
        </span>
      )}
    </span>
  )
}

function MainAction({ label, name = label, busy = false, to, opensTab = false, onSelect }: RowAction) {
  if (to === undefined) {
    return (
      <Button size="small" busy={busy} aria-label={name} onClick={onSelect}>
        {label}
      </Button>
    )
  }
  return (
    <Button size="small" asChild>
      <FeatureLink to={to} aria-label={name} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
        {label}
      </FeatureLink>
    </Button>
  )
}
