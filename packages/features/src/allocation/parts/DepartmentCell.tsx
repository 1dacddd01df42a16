import { IconButton } from '@atrium/ui/icon-button'
import { TruncatedText } from '@atrium/ui/tooltip'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import type { TreeRow } from '../departmentTree'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DepartmentTable.module.css'

interface DepartmentCellProps {
  readonly row: TreeRow
  /** The department above it. */
  readonly above: string | undefined
  readonly onToggle: (id: string, open: boolean) => void
}

/** A department's name in its place on the tree. */
export function DepartmentCell({ row, above, onToggle }: DepartmentCellProps) {
  const texts = useAllocationTexts()
  const { departmentName: name, departmentId: id, isOpen } = row
  const style: CSSProperties & Record<'--depth', number> = { '--depth': row.depth }
  return (
    <span className={styles.department} data-none={row.ownedCount === 0 || undefined} style={style}>
      {row.hasChildren ? (
        <IconButton
          size="tiny"
          label={isOpen ? texts.collapse(name) : texts.expand(name)}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronDown /> : <ChevronRight />}
          onClick={() => onToggle(id, !isOpen)}
        />
      ) : (
        <span className={styles.leaf} />
      )}
      <span className={styles.names}>
        <TruncatedText className={styles.name}>{name}</TruncatedText>
        {row.depth > 3 && <span className={styles.above}>{above}</span>}
      </span>
    </span>
  )
}
