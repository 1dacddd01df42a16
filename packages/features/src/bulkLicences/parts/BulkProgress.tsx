import { Button } from '@atrium/ui/button'
import { DialogBody, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Skeleton } from '@atrium/ui/skeleton'
import { atom, useAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { BulkKind } from '../api'
import { changeAtomOf } from '../atoms'
import { bulkLicencesMessages } from '../messages'
import { bulkChangePath } from '../routes'
import { isMoving, useLiveChange } from '../useLiveChange'
import styles from './BulkForm.module.css'
import { ChangeActions } from './ChangeActions'
import { ChangeProgress } from './ChangeProgress'

interface BulkProgressProps {
  readonly changeId: string
  readonly kind: BulkKind
  readonly onClose: () => void
}

/** The content of the dialog once a change was started. Closing it doesn't stop the change. */
export function BulkProgress({ changeId, kind, onClose }: BulkProgressProps) {
  const texts = useTexts(bulkLicencesMessages)
  const labels = useSharedLabels()
  const [change, refresh] = useAtom(useMemo(() => changeAtomOf(atom(changeId)), [changeId]))
  useLiveChange(change, refresh)
  const known = change.state === 'ready' ? change.value : undefined
  // The button that started it is gone.
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => closeButton.current?.focus(), [])
  return (
    <>
      <DialogHeader title={texts[kind]} closeLabel={labels.close} />
      <DialogBody>
        {change.state === 'failed' && (
          <RequestFailure failure={change.failure} title={texts.changeFailed} onRetry={refresh} />
        )}
        {change.state === 'loading' && <Skeleton lines={2} width="60%" />}
        {known && <ChangeProgress change={known} hint={texts.keepsGoing} />}
      </DialogBody>
      <DialogFooter>
        <div className={styles.footer}>
          {known && !isMoving(known) && <ChangeActions change={known} />}
          <Button asChild>
            <FeatureLink to={bulkChangePath(changeId)} onClick={onClose}>
              {texts.details}
            </FeatureLink>
          </Button>
          <Button ref={closeButton} variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </div>
      </DialogFooter>
    </>
  )
}
