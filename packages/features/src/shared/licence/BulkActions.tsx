import { Button } from '@atrium/ui/button'
import { KeyRound, KeySquare } from 'lucide-react'
import { useTexts } from '../host/useKept'
import type { BulkChoice, OpenBulkLicences } from './bulkChoice'
import { licenceMessages } from './messages'

interface BulkActionsProps {
  /** Undefined: nothing is offered. */
  readonly open: OpenBulkLicences | undefined
  /** What is selected. */
  readonly choice: Omit<BulkChoice, 'kind'>
}

/** Assigns licences to the selected, or takes them back; for the bar of a selection. */
export function BulkActions({ open, choice }: BulkActionsProps) {
  const texts = useTexts(licenceMessages)
  if (!open) return null
  return (
    <>
      <Button size="small" icon={<KeyRound />} onClick={() => open({ ...choice, kind: 'grant' })}>
        {texts.assignLicences}
      </Button>
      <Button size="small" icon={<KeySquare />} onClick={() => open({ ...choice, kind: 'cancel' })}>
        {texts.takeBackLicences}
      </Button>
    </>
  )
}
