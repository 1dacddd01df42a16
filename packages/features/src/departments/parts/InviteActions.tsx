import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { Bell, ChevronDown, Link, UserPlus } from 'lucide-react'
import { use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'

/** How new members come in: by being invited, or by asking. */
export function InviteActions() {
  const texts = useTexts(departmentsMessages)
  const { navigate } = useHost()
  const { inviting } = use(HostActionsContext)
  if (!inviting) return null
  return (
    <>
      <Button asChild>
        <FeatureLink to={inviting.applications}>
          {texts.applications}
          {inviting.pending !== undefined && (
            <Badge
              count={inviting.pending}
              tone="accent"
              label={texts.pendingApplications(inviting.pending)}
            />
          )}
        </FeatureLink>
      </Button>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="primary" icon={<UserPlus />} data-guide="invite">
            {texts.invite}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<Bell />} onSelect={() => navigate(inviting.byMessage)}>
            {texts.inviteByMessage}
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Link />} onSelect={inviting.onShare}>
            {texts.shareLink}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  )
}
