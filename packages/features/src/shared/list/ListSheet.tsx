import { Sheet } from '@atrium/ui/sheet'
import type { ReactNode } from 'react'
import { useTexts } from '../host/useHost'
import { useSharedLabels } from '../texts/useSharedLabels'
import styles from './ListToolbar.module.css'
import { listMessages } from './messages'

interface ListSheetProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What filters a list and acts on it, on a phone. */
export function ListSheet({ onClose, children }: ListSheetProps) {
  const texts = useTexts(listMessages)
  const labels = useSharedLabels()
  return (
    <Sheet open onOpenChange={onClose} title={texts.filtersAndActions} closeLabel={labels.close}>
      <div className={styles.stack}>{children}</div>
    </Sheet>
  )
}
