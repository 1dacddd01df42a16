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
import { type ReactElement, use } from 'react'
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
  if (!inviting) return null
  if (isNarrow) {
    return (
      <InviteMenu>
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
      <InviteMenu>
        <Button variant="primary" icon={<UserPlus />} data-guide="invite">
          {texts.invite}
          <ChevronDown aria-hidden />
        </Button>
      </InviteMenu>
    </>
  )
}

function InviteMenu({ children }: { readonly children: ReactElement }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <InviteEntries />
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** The ways to invite, the invitation records, and on a phone the applications. */
function InviteEntries() {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { navigate } = useHost()
  const isNarrow = useNarrowWindow()
  const { inviting } = use(HostActionsContext)
  if (!inviting) return null
  return (
    <>
      <DropdownMenuItem icon={<MessageSquareText />} onSelect={() => navigate(inviting.byMessage)}>
        {words.inviteByMessage}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Link />} onSelect={inviting.onShare}>
        {words.shareLink}
      </DropdownMenuItem>
      {isNarrow && (
        <DropdownMenuItem icon={<Users />} onSelect={() => navigate(inviting.applications)}>
          {texts.applications} {inviting.pending ? texts.pendingApplications(inviting.pending) : ''}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem icon={<History />} onSelect={() => navigate(inviting.records)}>
        {words.seeInvitations}
      </DropdownMenuItem>
    </>
  )
}
