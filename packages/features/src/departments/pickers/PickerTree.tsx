import { searchLength } from '@atrium/contracts/departments/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { SearchedTree, type SearchedTreeProps } from '../../shared/list/SearchedTree'
import type { Department } from '../api'
import { licenceDepartmentsAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import styles from './PickerTree.module.css'

export type PickedDepartment = Pick<Department, 'departmentId' | 'departmentName' | 'memberCount'>

type PickerTreeProps = Pick<SearchedTreeProps<Department>, 'selectedId' | 'onSelect' | 'getCheck' | 'getNote'>

/** The departments for whose members the person may assign licences, to choose one or several. */
export function PickerTree(choosing: PickerTreeProps) {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const [departments, refresh] = useAtom(licenceDepartmentsAtom)
  return (
    <div className={styles.root}>
      <SearchedTree
        {...choosing}
        className={styles.tree}
        request={departments}
        onRetry={() => refresh()}
        failedTitle={texts.departmentsFailed}
        searchLabel={texts.searchDepartments}
        searchLength={searchLength}
        label={texts.departmentTree}
        nameLabel={texts.departmentName}
        rowHeight={isNarrow ? 44 : 32}
        empty={<EmptyState drawing="departments" title={texts.noDepartments} />}
      />
    </div>
  )
}
