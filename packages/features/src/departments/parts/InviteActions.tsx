import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ChevronDown, History, Link, MessageSquareText, UserPlus, Users } from 'lucide-react'
import { type ReactElement, type ReactNode, use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import toolbar from '../../shared/list/ListToolbar.module.css'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import styles from './InviteActions.module.css'

/** The ways to add members: invitations and applications. On a phone, one button contains all of them. */
export function InviteActions() {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const { inviting } = use(HostActionsContext)
  const entries = useInviteEntries()
  if (!inviting) return null
  if (isNarrow) {
    return (
      <InviteMenu entries={entries}>
        <Button
          variant="primary"
          className={toolbar.captioned}
          icon={<UserPlus />}
          aria-label={texts.invite}
          data-guide="invite"
        >
          {texts.inviteShort}
        </Button>
      </InviteMenu>
    )
  }
  return (
    <>
      <Button className={styles.applications} icon={<Users />} asChild>
        <FeatureLink to={inviting.applications} title={texts.applications}>
          <span className={styles.words}>{texts.applications}</span>
          {inviting.pending !== undefined && (
            <Badge
              count={inviting.pending}
              tone="accent"
              label={texts.pendingApplications(inviting.pending)}
            />
          )}
        </FeatureLink>
      </Button>
      <InviteMenu entries={entries}>
        <Button variant="primary" icon={<UserPlus />} data-guide="invite">
          {texts.invite}
          <ChevronDown aria-hidden />
        </Button>
      </InviteMenu>
    </>
  )
}

interface InviteMenuProps {
  readonly entries: readonly InviteEntry[]
  readonly children: ReactElement
}

/** Nothing without an entry. */
function InviteMenu({ entries, children }: InviteMenuProps) {
  if (entries.length === 0) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        {entries.map(({ label, icon, onSelect }) => (
          <DropdownMenuItem key={label} icon={icon} onSelect={onSelect}>
            {label}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

interface InviteEntry {
  readonly label: string
  readonly icon: ReactNode
  readonly onSelect: () => void
}

/** The ways to invite, the invitation records, and on a phone the applications. */
function useInviteEntries(): readonly InviteEntry[] {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { navigate, serves } = useHost()
  const isNarrow = useNarrowWindow()
  const { inviting } = use(HostActionsContext)
  if (!inviting) return []
  const { byMessage, onShare, applications, records, pending } = inviting
  const waiting = pending ? texts.pendingApplications(pending) : ''
  const entries = [
    {
      label: words.inviteByMessage,
      icon: <MessageSquareText />,
      onSelect: serves(byMessage) && (() => navigate(byMessage)),
    },
    { label: words.shareLink, icon: <Link />, onSelect: onShare },
    {
      label: `${texts.applications} ${waiting}`.trim(),
      icon: <Users />,
      onSelect: isNarrow && serves(applications) && (() => navigate(applications)),
    },
    {
      label: words.seeInvitations,
      icon: <History />,
      onSelect: serves(records) && (() => navigate(records)),
    },
  ]
  return entries.flatMap(({ onSelect, ...entry }) => (onSelect ? [{ ...entry, onSelect }] : []))
}
