import { DropdownMenuItem } from '@atrium/ui/dropdown-menu'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { History, Link, MessageSquareText, Users } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'

/** The ways to invite, who was invited, and on a phone who asks to come in. */
export function InviteEntries() {
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
