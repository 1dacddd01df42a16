import { DropdownMenuItem } from '@atrium/ui/dropdown-menu'
import { FolderInput, History, Trash2, UserRoundCog } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { departmentDialogMessages } from '../dialogMessages'
import { HostActionsContext } from './HostActions'

/** What else there is. What needs selected members says so: once some are, the line of tools offers it. */
export function MoreEntries() {
  const words = useTexts(departmentDialogMessages)
  const { companyRole, navigate } = useHost()
  const { getPassportToken, inviting } = use(HostActionsContext)
  return (
    <>
      {inviting && (
        <DropdownMenuItem icon={<History />} onSelect={() => navigate(inviting.records)}>
          {words.seeInvitations}
        </DropdownMenuItem>
      )}
      <DropdownMenuItem icon={<FolderInput />} disabledReason={words.selectMembers}>
        {words.moveMembers}
      </DropdownMenuItem>
      {companyRole === 'superAdministrator' && (
        <DropdownMenuItem icon={<UserRoundCog />} disabledReason={words.selectOneMember}>
          {words.transfer}
        </DropdownMenuItem>
      )}
      {getPassportToken && (
        <DropdownMenuItem icon={<Trash2 />} tone="danger" disabledReason={words.selectMembers}>
          {words.deleteMembers}
        </DropdownMenuItem>
      )}
    </>
  )
}
