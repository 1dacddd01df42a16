import { memberKind, mostMembers, searchLength } from '@atrium/contracts/departments/contract'
import { Button } from '@atrium/ui/button'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SearchField } from '@atrium/ui/search-field'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { FolderInput, Trash2, UserRoundCog } from 'lucide-react'
import { use } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { BulkActions } from '../../shared/licence/BulkActions'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ExportButton } from '../../shared/list/export/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { ListToolbar } from '../../shared/list/ListToolbar'
import { listMessages } from '../../shared/list/messages'
import { SelectAcrossPages, type SelectionFrame } from '../../shared/list/SelectAcrossPages'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Department, MemberRow } from '../api'
import { departmentAtom } from '../atoms'
import { chosenMembers, memberList, membersAtom } from '../memberList'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { ChosenDepartment } from './ChosenDepartment'
import { DepartmentChooser } from './DepartmentChooser'
import { HostActionsContext } from './HostActions'
import { InviteActions } from './InviteActions'
import styles from './MemberToolbar.module.css'
import { askAboutMembersAtom } from './memberDialog'

interface MemberToolbarProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<MemberRow>
  readonly search: string
  readonly onSearchChange: (text: string) => void
  readonly onSearch: (term: string) => void
}

/** The department's name, search, and the actions for selected members. */
export function MemberToolbar({ department, columns, search, onSearchChange, onSearch }: MemberToolbarProps) {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const labels = useSharedLabels()
  const members = useAtomValue(membersAtom)
  const totalItems = members.state === 'ready' ? members.value.totalItems : 0

  const field = (
    <SearchField
      className={styles.search}
      // It is between buttons.
      placeholder={texts.searchMembers}
      labels={labels.search(texts.searchMembers)}
      maxLength={searchLength}
      value={search}
      busy={search !== '' && members.state === 'ready' && members.stale}
      onValueChange={onSearchChange}
      onSearch={onSearch}
    />
  )

  return (
    <ListToolbar
      search={
        isNarrow ? (
          <div className={styles.line}>
            <DepartmentChooser />

            {field}
            <InviteActions />
          </div>
        ) : (
          field
        )
      }
      chips={
        isNarrow ? (
          <div className={styles.chips}>
            {department && <ChosenDepartment department={department} />}
            <MemberChips />
          </div>
        ) : (
          <>
            <h2 className={`${layout.title} ${styles.title}`}>
              {department?.departmentName ?? texts.departments}
            </h2>
            <MemberChips />
          </>
        )
      }
      actions={!isNarrow && <InviteActions />}
      tools={
        <>
          <ColumnsButton {...columns} />
          <MemberExport columns={columns.all} disabled={totalItems === 0} />
        </>
      }
      selection={(frame) => <MemberSelection {...frame} />}
    />
  )
}

const atOnce = 1000

/** All members in the department who match the search, in the list's order. */
function MemberExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<MemberRow>[]
  readonly disabled: boolean
}) {
  const texts = useTexts(departmentsMessages)
  const department = useAtomValue(departmentAtom)
  const ask = useAtomValue(memberList.askAtom)
  return (
    <ExportButton
      name={texts.memberList(department?.departmentName ?? texts.departments)}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}

/**
 * Replaces the tools while members are selected. A separate component, so that the tools don't rerender for
 * each selection.
 */
function MemberSelection(frame: SelectionFrame) {
  const members = useAtomValue(membersAtom)
  const selection = useAtomValue(chosenMembers.idsAtom)
  const choose = useSetAtom(chosenMembers.chooseAtom)
  const ask = useAtomValue(memberList.askAtom)
  const { list, totalItems } = members.state === 'ready' ? members.value : nobody
  return (
    <SelectAcrossPages
      {...frame}
      selected={selection.size}
      wholePage={list.every((row) => selection.has(row.userId))}
      total={totalItems}
      most={mostMembers}
      page={ask}
      onSelect={choose}
      onClear={() => choose([])}
      actions={<SelectedMembers />}
    />
  )
}

const nobody = { list: [], totalItems: 0 }

/** Filters the department's members by kind, with the number of each, independent of the search. */
function MemberChips() {
  const texts = useTexts(departmentsMessages)
  const { all } = useTexts(listMessages)
  const { count } = useFormat()
  const department = useAtomValue(departmentAtom)
  const members = useAtomValue(membersAtom)
  const [view, show] = useAtom(memberList.viewAtom)
  const counts = members.state === 'ready' ? members.value.counts : undefined
  return (
    <FilterChips
      label={texts.kindFilter}
      chips={[
        { value: everyone, label: all, count: department && count(department.memberCount) },
        ...memberKind.options.map((kind) => ({
          value: kind,
          label: texts[kind],
          count: counts && count(counts[kind]),
        })),
      ]}
      value={view.kind ?? everyone}
      onValueChange={(next) => show({ kind: memberKind.options.find((kind) => kind === next) })}
    />
  )
}

const everyone = 'all'

/** The actions for the selected members. The company can be handed over to a single one. */
function SelectedMembers() {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { companyRole } = useHost()
  const mayChange = useCovers('departments:write')
  const { getPassportToken, bulkLicences } = use(HostActionsContext)
  const choose = useSetAtom(chosenMembers.chooseAtom)
  const selected = useAtomValue(chosenMembers.rowsAtom)
  const ask = useSetAtom(askAboutMembersAtom)
  const people = selected.map(({ userId, realName, phone }) => ({ userId, realName: realName || phone }))
  return (
    <>
      <BulkActions open={bulkLicences} choice={{ people, onStarted: () => choose([]) }} />
      {mayChange && (
        <Button
          size="small"
          icon={<FolderInput />}
          aria-label={words.moveMembers}
          onClick={() => ask('move', selected)}
        >
          {texts.move}
        </Button>
      )}
      {mayChange && getPassportToken && (
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
      {mayChange && companyRole === 'superAdministrator' && selected.length === 1 && (
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
