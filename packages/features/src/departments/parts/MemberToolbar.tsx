import { Button } from '@atrium/ui/button'
import { SearchField } from '@atrium/ui/search-field'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListToolbar } from '../../shared/list/ListToolbar'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import layout from '../../shared/screen/Layout.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Department, Member } from '../api'
import { mostMembers, searchLength } from '../contract'
import { chosenMembers, memberList, membersAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { InviteActions } from './InviteActions'
import { MemberExport } from './MemberExport'
import { MemberMenu } from './MemberMenu'
import styles from './MemberToolbar.module.css'

interface MemberToolbarProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<Member>
  readonly search: string
  readonly onSearchChange: (text: string) => void
  readonly onSearch: (term: string) => void
}

/** Whose members these are, search, and what can be done with those who are selected. */
export function MemberToolbar({ department, columns, search, onSearchChange, onSearch }: MemberToolbarProps) {
  const texts = useTexts(departmentsMessages)
  const labels = useSharedLabels()
  const members = useAtomValue(membersAtom)
  const selection = useAtomValue(chosenMembers.idsAtom)
  const choose = useSetAtom(chosenMembers.chooseAtom)
  const ask = useAtomValue(memberList.askAtom)
  const { list, totalItems } = members.state === 'ready' ? members.value : nobody

  return (
    <>
      <div className={styles.head}>
        <h2 className={layout.title}>{department?.departmentName ?? texts.departments}</h2>
        <div className={styles.actions}>
          <InviteActions />
        </div>
      </div>
      <ListToolbar
        search={
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
        }
        tools={
          <>
            <ColumnsButton {...columns} />
            <MemberExport columns={columns.all} disabled={totalItems === 0} />
            <MemberMenu entries="MoreEntries">
              <Button>
                {texts.more}
                <ChevronDown aria-hidden />
              </Button>
            </MemberMenu>
          </>
        }
        selection={{
          selected: selection.size,
          wholePage: list.every((row) => selection.has(row.userId)),
          total: totalItems,
          most: mostMembers,
          page: ask,
          onSelect: choose,
          onClear: () => choose([]),
          actions: (
            <Suspense>
              <SelectedMembers />
            </Suspense>
          ),
        }}
      />
    </>
  )
}

const SelectedMembers = lazy(() => import('./SelectedMembers'))

const nobody = { list: [], totalItems: 0 }
