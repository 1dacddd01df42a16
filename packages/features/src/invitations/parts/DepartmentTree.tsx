import { invitationSearchLength } from '@atrium/contracts/invitations/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { SearchedTree } from '../../shared/list/SearchedTree'
import { placesAtom } from '../atoms'
import { invitationsMessages } from '../messages'
import styles from './DepartmentTree.module.css'

interface DepartmentTreeProps {
  /** Accessible name of the tree. Default: "Departments". */
  readonly label?: string
  readonly selectedId: string | null
  readonly onSelect: (id: string) => void
}

/** The departments that the person can invite to. */
export function DepartmentTree({ label, ...choice }: DepartmentTreeProps) {
  const texts = useTexts(invitationsMessages)
  const [places, refresh] = useAtom(placesAtom)
  return (
    <div className={styles.root}>
      <SearchedTree
        {...choice}
        className={styles.tree}
        request={places}
        onRetry={() => refresh()}
        failedTitle={texts.departmentsFailed}
        searchLabel={texts.searchDepartments}
        searchLength={invitationSearchLength}
        label={label ?? texts.departmentTree}
        nameLabel={texts.department}
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
