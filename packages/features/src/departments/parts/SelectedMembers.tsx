import { Button } from '@atrium/ui/button'
import { Tooltip } from '@atrium/ui/tooltip'
import { useAtomValue, useSetAtom } from 'jotai'
import { FolderInput, Trash2, UserRoundCog } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import type { Member } from '../api'
import { departmentDialogMessages } from '../dialogMessages'
import { chosenMembers } from '../memberList'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { askAboutMembersAtom } from './memberDialog'

/** What can be done with the selected members. */
export default function SelectedMembers() {
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
      {companyRole === 'superAdministrator' && <HandOverButton selected={selected} />}
    </>
  )
}

/** It takes one. With more it says so, to the keyboard as well. */
function HandOverButton({ selected }: { readonly selected: readonly Member[] }) {
  const words = useTexts(departmentDialogMessages)
  const ask = useSetAtom(askAboutMembersAtom)
  const isOne = selected.length === 1
  const button = (
    <Button
      size="small"
      icon={<UserRoundCog />}
      aria-disabled={!isOne || undefined}
      aria-label={words.transfer}
      onClick={isOne ? () => ask('transfer', selected) : undefined}
    >
      {words.transferShort}
    </Button>
  )
  return isOne ? button : <Tooltip content={words.selectOneMember}>{button}</Tooltip>
}
