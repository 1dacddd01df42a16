import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { SearchField } from '@atrium/ui/search-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronDown, FolderInput, History, Trash2, UserCog } from 'lucide-react'
import { use } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Department, Member } from '../api'
import { searchLength } from '../contract'
import { chosenMembers, membersAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { HostActionsContext } from './HostActions'
import { MemberExport } from './MemberExport'
import { MemberSelection } from './MemberSelection'
import styles from './MemberToolbar.module.css'
import { askAboutMembersAtom } from './memberDialog'

interface MemberToolbarProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<Member>
  readonly search: string
  readonly onSearchChange: (text: string) => void
  readonly onSearch: (term: string) => void
}

/** Search, and the actions for the selected members. */
export function MemberToolbar({ department, columns, search, onSearchChange, onSearch }: MemberToolbarProps) {
  const texts = useTexts(departmentsMessages)
  const labels = useSharedLabels()
  const { notify } = useHost()
  const members = useAtomValue(membersAtom)
  const selected = useAtomValue(chosenMembers.rowsAtom)
  const ask = useSetAtom(askAboutMembersAtom)

  function move() {
    if (selected.length === 0) notify({ tone: 'warning', message: texts.selectMembers })
    else ask('move', selected)
  }

  return (
    <div className={styles.toolbar}>
      <h2 className={styles.title}>{department?.departmentName ?? texts.departments}</h2>
      <MemberSelection />
      <div className={styles.actions}>
        <SearchField
          className={styles.search}
          placeholder={texts.searchMembers}
          labels={labels.search(texts.searchMembers)}
          maxLength={searchLength}
          value={search}
          busy={search !== '' && members.state === 'ready' && members.stale}
          onValueChange={onSearchChange}
          onSearch={onSearch}
        />
        <Button icon={<FolderInput />} onClick={move}>
          {texts.moveMembers}
        </Button>
        <ColumnsButton {...columns} />
        <MemberExport
          columns={columns.all}
          disabled={members.state !== 'ready' || members.value.totalItems === 0}
        />
        <MoreMenu />
      </div>
    </div>
  )
}

function MoreMenu() {
  const texts = useTexts(departmentsMessages)
  const { companyRole, navigate } = useHost()
  const { getPassportToken, inviting } = use(HostActionsContext)
  const selected = useAtomValue(chosenMembers.rowsAtom)
  const ask = useSetAtom(askAboutMembersAtom)
  const mayTransfer = companyRole === 'superAdministrator'
  if (!mayTransfer && !getPassportToken && !inviting) return null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>
          {texts.more}
          <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {inviting && (
          <DropdownMenuItem icon={<History />} onSelect={() => navigate(inviting.records)}>
            {texts.seeInvitations}
          </DropdownMenuItem>
        )}
        {mayTransfer && (
          <DropdownMenuItem
            icon={<UserCog />}
            {...(selected.length !== 1 && { disabledReason: texts.selectOneMember })}
            onSelect={() => ask('transfer', selected)}
          >
            {texts.transfer}
          </DropdownMenuItem>
        )}
        {getPassportToken && (
          <DropdownMenuItem
            icon={<Trash2 />}
            tone="danger"
            {...(selected.length === 0 && { disabledReason: texts.selectMembers })}
            onSelect={() => ask('delete', selected)}
          >
            {texts.deleteMembers}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
