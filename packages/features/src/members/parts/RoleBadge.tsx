import { StatusBadge } from '@atrium/ui/status-badge'
import { useTexts } from '../../shared/host/useHost'
import type { MemberProfile } from '../api'
import { membersMessages } from '../messages'

/** What somebody is beside a member; nothing of those who are no more than that. */
export function RoleBadge({ role }: Pick<MemberProfile, 'role'>) {
  const texts = useTexts(membersMessages)
  if (role === 'member') return null
  return (
    <StatusBadge tone={role === 'superAdministrator' ? 'accent' : 'neutral'} quiet={false}>
      {texts[role]}
    </StatusBadge>
  )
}
