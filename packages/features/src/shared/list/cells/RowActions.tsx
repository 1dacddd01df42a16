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
import { useHost, useTexts } from '../../host/useKept'
import { listMessages } from '../messages'
import styles from './RowActions.module.css'

/** One action of a row: a link or a command. */
export interface RowAction {
  readonly label: string
  /** The label with the row's name, for screen readers. Default: the label. */
  readonly name?: string
  readonly icon?: ReactNode
  /** Danger for actions that remove something: those are always in the menu. Default: neutral. */
  readonly tone?: 'neutral' | 'danger'
  /** Why it isn't available now. */
  readonly disabledReason?: string | undefined
  readonly busy?: boolean
  /** Target of a link, in place of `onSelect`. */
  readonly to?: string
  /** The link opens in a new tab. Default: no. */
  readonly opensTab?: boolean
  readonly onSelect?: () => void
}

type Maybe<T> = T | false | undefined

interface RowActionsProps {
  /** Name of the row, such as a person's. */
  readonly row: string
  /** The most frequent action; on a phone it is in the menu, unless `onPhone`. */
  readonly main?: Maybe<RowAction>
  /** It waits for somebody, or is the row's purpose: always visible. Default: only on hover or focus. */
  readonly urgent?: boolean
  /** On a phone it is beside the menu: the row's main purpose. Default: in the menu. */
  readonly onPhone?: boolean
  /** All other actions, behind `…`: at the edge; in a table row only on hover or focus, unless `moreShows`. */
  readonly more?: readonly Maybe<RowAction>[]
  /** `…` is always visible: people look for an action there that is only theirs. Default: no. */
  readonly moreShows?: boolean
}

export function RowActions({
  row,
  main,
  urgent = false,
  onPhone = false,
  more = [],
  moreShows = false,
}: RowActionsProps) {
  const texts = useTexts(listMessages)
  const { navigate, serves } = useHost()
  const isNarrow = useNarrowWindow()
  const inMenu = isNarrow && !onPhone
  const entries = [inMenu && main, ...more]
    .filter((entry) => entry !== false && entry !== undefined)
    .filter(({ to }) => to === undefined || serves(to))
  return (
    <span className={styles.actions}>
      {entries.length > 0 && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton
              className={moreShows ? styles.shownMore : styles.more}
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
