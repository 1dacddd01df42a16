import { searchLength } from '@atrium/contracts/departments/contract'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { SearchField } from '@atrium/ui/search-field'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ColumnsButton } from '../../shared/list/ColumnsButton'
import { ListToolbar } from '../../shared/list/ListToolbar'
import type { ColumnChoice } from '../../shared/list/useColumnChoice'
import layout from '../../shared/screen/Layout.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Department, MemberRow } from '../api'
import { membersAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { InviteActions } from './InviteActions'
import { MemberChips } from './MemberChips'
import { MemberExport } from './MemberExport'
import { MemberSelection } from './MemberSelection'
import styles from './MemberToolbar.module.css'

interface MemberToolbarProps {
  readonly department: Department | undefined
  readonly columns: ColumnChoice<MemberRow>
  readonly search: string
  readonly onSearchChange: (text: string) => void
  readonly onSearch: (term: string) => void
}

/** Which members these are, search, and what can be done with those who are selected. */
export function MemberToolbar({ department, columns, search, onSearchChange, onSearch }: MemberToolbarProps) {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const labels = useSharedLabels()
  const members = useAtomValue(membersAtom)
  const totalItems = members.state === 'ready' ? members.value.totalItems : 0

  const field = (
    <SearchField
      className={styles.search}
      // It stands between buttons.
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
            <Suspense fallback={<span className={styles.chooser} />}>
              <DepartmentChooser />
            </Suspense>
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
            <Suspense>{department && <ChosenDepartment department={department} />}</Suspense>
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

const DepartmentChooser = lazy(() => import('./DepartmentChooser'))

const ChosenDepartment = lazy(() => import('./ChosenDepartment'))
