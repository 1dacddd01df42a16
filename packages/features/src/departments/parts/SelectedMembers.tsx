import { Button } from '@atrium/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { FolderInput, Trash2, UserRoundCog } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { chosenMembers } from '../memberList'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { askAboutMembersAtom } from './memberDialog'

/** What can be done with the selected members: one alone can be handed the company. */
export function SelectedMembers() {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { companyRole } = useHost()
  const { getPassportToken } = use(HostActionsContext)
  const selected = useAtomValue(chosenMembers.rowsAtom)
  const ask = useSetAtom(askAboutMembersAtom)
  return (
    <>
      <Button
        size="small"
        icon={<FolderInput />}
        aria-label={words.moveMembers}
        onClick={() => ask('move', selected)}
      >
        {texts.move}
      </Button>
      {getPassportToken && (
        <Button
          size="small"
          tone="danger"
          icon={<Trash2 />}
          aria-label={words.deleteMembers}
          onClick={() => ask('delete', selected)}
        >
          {texts.delete}
        </Button>
      )}
      {companyRole === 'superAdministrator' && selected.length === 1 && (
        <Button
          size="small"
          icon={<UserRoundCog />}
          aria-label={words.transfer}
          onClick={() => ask('transfer', selected)}
        >
          {words.transferShort}
        </Button>
      )}
    </>
  )
}
