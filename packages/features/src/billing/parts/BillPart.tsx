import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { useTexts } from '../../shared/host/useHost'
import { billingMessages } from '../messages'

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
  const adder = addLabel && (
    <Button size="small" icon={<Plus />} aria-label={addLabel} onClick={onAdd}>
      {texts.add}
    </Button>
  )
  return isInDialog ? (
    <DrawerSection title={title} action={adder}>
      {children}
    </DrawerSection>
  ) : (
    <Card title={title} actions={adder}>
      {children}
    </Card>
  )
}
