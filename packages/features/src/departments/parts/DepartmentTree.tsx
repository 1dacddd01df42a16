import { departmentNameLength, searchLength } from '@atrium/contracts/departments/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import type { TreeProps } from '@atrium/ui/tree'
import { useAtom } from 'jotai'
import { Building2, Folder } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { SearchedTree } from '../../shared/list/SearchedTree'
import type { Department } from '../api'
import { departmentsAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import styles from './DepartmentTree.module.css'

type OwnProps = 'items' | 'getId' | 'getParentId' | 'getName' | 'labels' | 'state' | 'searchTerm'

export type DepartmentTreeProps = Omit<TreeProps<Department>, OwnProps | 'empty' | 'noMatches' | 'failed'>

/** The departments in scope. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const texts = useTexts(departmentsMessages)
  const [departments, refresh] = useAtom(departmentsAtom)
  return (
    <div className={styles.root}>
      <SearchedTree
        {...props}
        className={styles.tree}
        request={departments}
        onRetry={() => refresh()}
        failedTitle={texts.departmentsFailed}
        searchLabel={texts.searchDepartments}
        searchLength={searchLength}
        label={texts.departmentTree}
        nameLabel={texts.departmentName}
        savingLabel={texts.saving}
        maxLength={departmentNameLength}
        renderIcon={renderIcon}
        getNote={noteOf}
        empty={
          <EmptyState
            drawing="departments"
            title={texts.noDepartments}
            description={texts.noDepartmentsHint}
          />
        }
      />
    </div>
  )
}

const renderIcon = (department: Department) =>
  department.parentId === null ? <Building2 size={16} /> : <Folder size={16} />

/** The number of members there or below; nothing for none. */
const noteOf = ({ memberCount }: Department) => (memberCount > 0 ? String(memberCount) : undefined)
