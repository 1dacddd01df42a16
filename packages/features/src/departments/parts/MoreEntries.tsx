import { DropdownMenuItem } from '@atrium/ui/dropdown-menu'
import { FolderInput, History, Trash2, UserRoundCog } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'

/** What else there is. What needs selected members says so: once some are, the line of tools offers it. */
export function MoreEntries() {
  const texts = useTexts(departmentsMessages)
  const { companyRole, navigate } = useHost()
  const { getPassportToken, inviting } = use(HostActionsContext)
  return (
    <>
      {inviting && (
        <DropdownMenuItem icon={<History />} onSelect={() => navigate(inviting.records)}>
          {texts.seeInvitations}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem icon={<FolderInput />} disabledReason={texts.selectMembers}>
        {texts.moveMembers}
      </DropdownMenuItem>
      {companyRole === 'superAdministrator' && (
        <DropdownMenuItem icon={<UserRoundCog />} disabledReason={texts.selectOneMember}>
          {texts.transfer}
        </DropdownMenuItem>
      )}
      {getPassportToken && (
        <DropdownMenuItem icon={<Trash2 />} tone="danger" disabledReason={texts.selectMembers}>
          {texts.deleteMembers}
        </DropdownMenuItem>
      )}
    </>
  )
}
