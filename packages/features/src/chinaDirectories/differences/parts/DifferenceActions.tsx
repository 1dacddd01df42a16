import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { CircleStop, RefreshCw, Users } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { Question } from '../../../shared/screen/Question'
import { cancelAction } from '../../actions'
import type { KnownDifference } from '../../api'
import { differencePath } from '../../routes'
import { useReadDirectory } from '../../useReadDirectory'
import { differencesMessages } from '../messages'
import { isMoving } from '../useDifferenceWords'

const ApplyQuestion = deferMounted(async () => (await import('./ApplyQuestion')).ApplyQuestion)
const LeaversDialog = deferMounted(async () => (await import('./LeaversDialog')).LeaversDialog)

interface DifferenceProps {
  readonly difference: KnownDifference
}

/** What can be done about a difference in its state. */
export function DifferenceActions({ difference }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  if (isMoving(difference)) return <Stop difference={difference} />
  return (
    <>
      {difference.state === 'applied' && (
        <Button asChild icon={<Users />}>
          <FeatureLink to={pagePaths.memberManagement}>{texts.showMembers}</FeatureLink>
        </Button>
      )}
      <ReadAgain difference={difference} />
      {difference.state === 'ready' && <Apply difference={difference} />}
    </>
  )
}

function ReadAgain({ difference: { directoryId, state } }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  const { read, busy } = useReadDirectory(directoryId)
  const isNeeded = state === 'outdated' || state === 'failed' || state === 'cancelled'

  return (
    <Button variant={isNeeded ? 'primary' : 'secondary'} icon={<RefreshCw />} busy={busy} onClick={read}>
      {texts.readAgain}
    </Button>
  )
}

/** Departments must be decided first, and too many leavers confirmed. */
function Apply({ difference }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  const [isOpen, setOpen] = useState(false)
  const { leavers, undecidedDepartments, needs } = difference
  const close = () => setOpen(false)
  // The policy does it.
  if (needs === null) return null
  if (undecidedDepartments > 0)
    return (
      <Button variant="primary" asChild>
        <FeatureLink to={`${differencePath(difference)}&decision=undecided`}>{texts.reviewLinks}</FeatureLink>
      </Button>
    )
  const isConfirming = leavers.count > leavers.limit && !leavers.isConfirmed
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {isConfirming ? texts.confirmLeavers : texts.apply}
      </Button>
      {isOpen &&
        (isConfirming ? (
          <LeaversDialog difference={difference} onClose={close} />
        ) : (
          <ApplyQuestion difference={difference} onClose={close} />
        ))}
    </>
  )
}

/** Cancels a reading, or the rest of what is applied. */
function Stop({ difference }: DifferenceProps) {
  const texts = useTexts(differencesMessages)
  const cancelling = useAction(cancelAction)
  const [isAsking, setAsking] = useState(false)
  const { directoryId, differenceId, state, total, done, skipped, failed } = difference
  const isReading = state === 'reading'
  return (
    <>
      <Button icon={<CircleStop />} onClick={() => setAsking(true)}>
        {isReading ? texts.cancelReading : texts.stop}
      </Button>
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={isReading ? texts.cancelReadingTitle : texts.stopTitle}
        description={
          isReading ? texts.cancelReadingText : texts.stopText(done, total - done - skipped - failed)
        }
        confirmLabel={isReading ? texts.cancelReading : texts.stop}
        cancelLabel={isReading ? texts.keepReading : texts.keepApplying}
        tone={isReading ? 'neutral' : 'danger'}
        onConfirm={() => cancelling.perform({ directoryId, differenceId })}
        done={isReading ? texts.readingCancelled : texts.stopped}
      />
    </>
  )
}
