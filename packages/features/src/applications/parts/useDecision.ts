import { applicationErrors } from '@atrium/contracts/applications/contract'
import { useAtom } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { asFailure } from '../../shared/wire/Failure'
import { type Decision, decideAction } from '../actions'
import type { Application } from '../api'
import { chosenApplications } from '../applicationList'
import { applicationsMessages } from '../messages'

/**
 * Sends a decision and shows the remaining applications. After a failure, the dialog stays open with its input,
 * unless nothing is left to decide.
 */
export function useDecision(applications: readonly Application[], onDecided: () => void) {
  const texts = useTexts(applicationsMessages)
  const { notify } = useHost()
  const { perform } = useAction(decideAction)
  const [selection, select] = useAtom(chosenApplications.idsAtom)
  const describe = useDescribeFailure()

  const applicationIds = applications.map((application) => application.applicationId)

  /** They are no longer pending. */
  function settle() {
    const decided = new Set(applicationIds)
    select(new Set([...selection].filter((id) => !decided.has(id))))
    onDecided()
  }

  async function send(decision: Decision) {
    const { done, skipped } = await perform({ applicationIds, decision })
    settle()
    notify({ tone: 'success', message: decision.isApproved ? texts.approved(done) : texts.refused(done) })
    if (skipped.length > 0) notify({ tone: 'notice', message: texts.skipped(skipped.length), duration: 8000 })
  }

  return {
    describe,
    async decide(decision: Decision): Promise<undefined> {
      try {
        await send(decision)
      } catch (thrown) {
        if (asFailure(thrown).code !== applicationErrors.auditedMeanwhile) throw thrown
        settle()
        notify({ tone: 'warning', message: texts.auditedMeanwhile })
      }
    },
  }
}
