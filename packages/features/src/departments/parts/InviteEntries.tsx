import { DropdownMenuItem } from '@atrium/ui/dropdown-menu'
import { Link, MessageSquareText } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'

/** The ways to invite. */
export function InviteEntries() {
  const texts = useTexts(departmentsMessages)
  const { navigate } = useHost()
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
    </>
  )
}
