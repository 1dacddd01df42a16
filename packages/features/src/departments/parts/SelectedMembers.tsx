import { Button } from '@atrium/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { FolderInput, Trash2, UserRoundCog } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { chosenMembers } from '../memberList'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { askAboutMembersAtom } from './memberDialog'

/** What can be done with the selected members. */
export default function SelectedMembers() {
  const texts = useTexts(departmentsMessages)
  const { companyRole } = useHost()
  const { getPassportToken } = use(HostActionsContext)
  const selected = useAtomValue(chosenMembers.rowsAtom)
  const ask = useSetAtom(askAboutMembersAtom)
  return (
    <>
      <Button size="small" icon={<FolderInput />} onClick={() => ask('move', selected)}>
        {texts.moveMembers}
      </Button>
      {getPassportToken && (
        <Button size="small" tone="danger" icon={<Trash2 />} onClick={() => ask('delete', selected)}>
          {texts.deleteMembers}
        </Button>
      )}
      {companyRole === 'superAdministrator' && (
        <Button
          size="small"
          icon={<UserRoundCog />}
          disabled={selected.length !== 1}
          title={selected.length === 1 ? undefined : texts.selectOneMember}
          aria-label={texts.transfer}
          onClick={() => ask('transfer', selected)}
        >
          {texts.transferShort}
        </Button>
      )}
    </>
  )
}
