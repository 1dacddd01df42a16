import { DropdownMenuItem } from '@atrium/ui/dropdown-menu'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { History, Link, MessageSquareText, UserRoundCheck } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'

/** The ways to invite, and on a phone what has no place beside them. */
export function InviteEntries() {
  const texts = useTexts(departmentsMessages)
  const { navigate } = useHost()
  const isNarrow = useNarrowWindow()
  const { inviting } = use(HostActionsContext)
  if (!inviting) return null
  return (
    <>
      <DropdownMenuItem icon={<MessageSquareText />} onSelect={() => navigate(inviting.byMessage)}>
        {texts.inviteByMessage}
      </DropdownMenuItem>
      <DropdownMenuItem icon={<Link />} onSelect={inviting.onShare}>
        {texts.shareLink}
      </DropdownMenuItem>
      {isNarrow && (
        <>
          <DropdownMenuItem icon={<UserRoundCheck />} onSelect={() => navigate(inviting.applications)}>
            {texts.applications} {inviting.pending ? texts.pendingApplications(inviting.pending) : ''}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<History />} onSelect={() => navigate(inviting.records)}>
            {texts.seeInvitations}
          </DropdownMenuItem>
        </>
      )}
    </>
  )
}
