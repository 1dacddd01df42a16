import { Button } from '@atrium/ui/button'
import { useId, useState } from 'react'
import { useTexts } from '../host/useKept'
import { DepartmentCell } from '../list/cells/DepartmentCell'
import layout from '../screen/Layout.module.css'
import type { Impact } from './api'
import styles from './ImpactDialog.module.css'
import { impactMessages } from './messages'

const fewReturns = 5

/** The number of returning seats by product and department. */
export function ImpactReturns({ returns }: Pick<Impact, 'returns'>) {
  const texts = useTexts(impactMessages)
  const listId = useId()
  const [showsAll, setShowsAll] = useState(false)
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{texts.returns}</h3>
      <ul id={listId} className={styles.list}>
        {(showsAll ? returns : returns.slice(0, fewReturns)).map((row) => (
          <li key={`${row.productId} ${row.departmentId}`} className={styles.return}>
            <span className={styles.product}>{row.productName}</span>
            <span className={styles.place}>
              <DepartmentCell path={row.department} />
            </span>
            <span className={styles.count}>
              <span aria-hidden>{texts.seats(row.count)}</span>
              <span className={layout.heard}>{texts.seatsRead(row.count)}</span>
            </span>
          </li>
        ))}
      </ul>
      {returns.length > fewReturns && (
        <ImpactMore
          controls={listId}
          open={showsAll}
          onOpenChange={setShowsAll}
          label={texts.showAllReturns(returns.length)}
        />
      )}
    </div>
  )
}

interface ImpactMoreProps {
  /** Id of the list. */
  readonly controls: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Label with the count. */
  readonly label: string
}

/** Shows the whole list, or only its first few. */
export function ImpactMore({ controls, open, onOpenChange, label }: ImpactMoreProps) {
  const { showFewer } = useTexts(impactMessages)
  return (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onOpenChange(!open)}
    >
      {open ? showFewer : label}
    </Button>
  )
}
