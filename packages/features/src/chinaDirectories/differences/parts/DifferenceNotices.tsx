import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useState } from 'react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { Question } from '../../../shared/screen/Question'
import { decideAction } from '../../actions'
import type { Decision, KnownDifference } from '../../api'
import { differencePath, leaversPath } from '../../routes'
import { differencesMessages } from '../messages'

interface FilteringProps {
  readonly difference: KnownDifference
  /** A link filters the list of changes, which may be far below. */
  readonly onFilter: () => void
}

/** The most urgent thing that somebody must know or decide before a difference is applied. */
export function DifferenceNotices({ difference, onFilter }: FilteringProps) {
  const texts = useTexts(differencesMessages)
  const { state, needs, leavers, undecidedDepartments, undecidedPeople, done } = difference
  if (state === 'outdated')
    return (
      <Notice tone="warning" title={texts.outdatedTitle}>
        {texts.outdatedText}
      </Notice>
    )
  if (state === 'cancelled') return <Notice title={texts.cancelledTitle}>{texts.cancelledText(done)}</Notice>
  if (state !== 'ready') return null
  return (
    <>
      {leavers.count > leavers.limit && <Leavers difference={difference} onFilter={onFilter} />}
      {undecidedDepartments + undecidedPeople > 0 && <Links difference={difference} onFilter={onFilter} />}
      {needs === null && <Notice>{texts.aboutToApplyText}</Notice>}
    </>
  )
}

function Leavers({ difference, onFilter }: FilteringProps) {
  const texts = useTexts(differencesMessages)
  const { count, percent, limit, isConfirmed, looksBroken } = difference.leavers
  return (
    <Notice
      tone={looksBroken ? 'danger' : 'warning'}
      title={texts.leaversTitle(count, String(percent))}
      actions={
        <Button size="small" asChild>
          <FeatureLink to={leaversPath(difference)} onClick={onFilter}>
            {texts.showLeavers}
          </FeatureLink>
        </Button>
      }
    >
      {isConfirmed ? texts.leaversConfirmed : looksBroken ? texts.looksBroken : texts.leaversText(limit)}
    </Notice>
  )
}

/** Members and departments made by hand that match the directory. */
function Links({ difference, onFilter }: FilteringProps) {
  const texts = useTexts(differencesMessages)
  const { notify } = useHost()
  const deciding = useAction(decideAction)
  const [asked, ask] = useState<Decision>()
  // The question keeps its words while it closes.
  const [decision, setDecision] = useState<Decision>('link')
  const { directoryId, differenceId, undecidedDepartments, undecidedPeople } = difference
  const count = undecidedDepartments + undecidedPeople
  const isLinking = decision === 'link'

  function open(next: Decision) {
    setDecision(next)
    ask(next)
  }

  async function decide() {
    const decided = await deciding.perform({ directoryId, differenceId, decision })
    notify({ tone: 'success', message: texts.decidedCount(decided) })
  }

  return (
    <>
      <Notice
        title={texts.linksTitle(count)}
        actions={
          <>
            <Button size="small" asChild>
              <FeatureLink to={`${differencePath(difference)}&decision=undecided`} onClick={onFilter}>
                {texts.reviewLinks}
              </FeatureLink>
            </Button>
            <Button size="small" onClick={() => open('link')}>
              {texts.linkAll}
            </Button>
            <Button size="small" variant="ghost" onClick={() => open('leave')}>
              {texts.leaveAll}
            </Button>
          </>
        }
      >
        {texts.linksText}
        {undecidedDepartments > 0 && ` ${texts.departmentsFirst}`}
      </Notice>
      <Question
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || ask(undefined)}
        title={(isLinking ? texts.linkAllTitle : texts.leaveAllTitle)(count)}
        description={isLinking ? texts.linkAllText : texts.leaveAllText}
        confirmLabel={isLinking ? texts.linkAll : texts.leaveAll}
        onConfirm={decide}
      />
    </>
  )
}
