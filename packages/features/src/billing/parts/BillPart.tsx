import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { billingMessages } from '../messages'
import styles from './BillPart.module.css'

export interface BillPartProps {
  readonly title: string
  /** Of the button that adds one; undefined: there is room for no more. */
  readonly addLabel: string | undefined
  readonly onAdd: () => void
  /** In a dialog there are no cards. */
  readonly isInDialog: boolean
  readonly children: ReactNode
}

/** Titles or addresses to choose from, under their heading, and the way to another one. */
export function BillPart({ title, addLabel, onAdd, isInDialog, children }: BillPartProps) {
  const texts = useTexts(billingMessages)
  const titleId = useId()
  const adder = addLabel && (
    <Button size="small" icon={<Plus />} aria-label={addLabel} onClick={onAdd}>
      {texts.add}
    </Button>
  )
  return isInDialog ? (
    <section aria-labelledby={titleId} className={styles.part}>
      <header className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {adder}
      </header>
      {children}
    </section>
  ) : (
    <Card title={title} actions={adder}>
      {children}
    </Card>
  )
}
