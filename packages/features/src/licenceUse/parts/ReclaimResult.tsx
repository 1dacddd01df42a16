import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { DialogBody, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { useEffect, useRef } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { PlannedReclaim } from '../api'
import { licenceUseMessages } from '../messages'
import { bulkChangePath } from '../routes'

interface ReclaimResultProps {
  readonly planned: PlannedReclaim
  readonly onClose: () => void
}

/** What happens next, and where to follow or cancel it. */
export function ReclaimResult({ planned: { count, dueAt, changeId }, onClose }: ReclaimResultProps) {
  const texts = useTexts(licenceUseMessages)
  const labels = useSharedLabels()
  const { serviceDay } = useFormat()
  // The button that started it is gone.
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => closeButton.current?.focus(), [])
  const isNow = changeId !== null
  return (
    <>
      <DialogHeader title={texts.dialogTitle} closeLabel={labels.close} />
      <DialogBody>
        <EmptyState
          drawing="done"
          title={isNow ? texts.started(count) : texts.notified(count)}
          description={isNow ? texts.startedText : texts.notifiedText(serviceDay(dueAt))}
        />
      </DialogBody>
      <DialogFooter>
        <Button asChild>
          <FeatureLink to={isNow ? bulkChangePath(changeId) : pagePaths.reclaims} onClick={onClose}>
            {isNow ? texts.showProgress : texts.showPlan}
          </FeatureLink>
        </Button>
        <Button ref={closeButton} variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogFooter>
    </>
  )
}
