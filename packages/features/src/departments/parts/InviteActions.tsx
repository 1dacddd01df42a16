import { Badge } from '@atrium/ui/badge'
import { Button } from '@atrium/ui/button'
import { ChevronDown, UserPlus } from 'lucide-react'
import { use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { MemberMenu } from './MemberMenu'

/** How new members come in: by being invited, or by asking. */
export function InviteActions() {
  const texts = useTexts(departmentsMessages)
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
      <MemberMenu entries="InviteEntries">
        <Button variant="primary" icon={<UserPlus />} data-guide="invite">
          {texts.invite}
          <ChevronDown aria-hidden />
        </Button>
      </MemberMenu>
    </>
  )
}
