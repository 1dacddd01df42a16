import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { asFailure } from '../../shared/wire/Failure'
import { type Application, applicationsApiAtom } from '../api'
import { applicationList, chosenApplications } from '../applicationList'
import { applicationAtom } from '../atoms'
import { applicationErrors } from '../contract'
import { applicationsMessages } from '../messages'

type Choice =
  | { readonly isApproved: true; readonly departmentId?: string | undefined }
  | { readonly isApproved: false; readonly reason: string }

/**
 * Sends a decision, then shows what is left; a failure stays in the dialog with everything typed, unless there is
 * nothing left to decide.
 */
export function useDecision(applications: readonly Application[], onDecided: () => void) {
  const texts = useTexts(applicationsMessages)
  const { notify } = useHost()
  const api = useAtomValue(applicationsApiAtom)
  const refreshList = useSetAtom(applicationList.pageAtom)
  const refreshDetail = useSetAtom(applicationAtom)
  const [selection, select] = useAtom(chosenApplications.idsAtom)
  const describe = useDescribeFailure({
    [applicationErrors.phoneTaken]: texts.phoneTaken,
  })

  const applicationIds = applications.map((application) => application.applicationId)

  function refresh() {
    refreshList()
    refreshDetail()
  }

  /** They wait no more. */
  function settle() {
    const decided = new Set(applicationIds)
    select(new Set([...selection].filter((id) => !decided.has(id))))
    refresh()
    onDecided()
  }

  async function audit(choice: Choice) {
    const { done, skipped } = await api.auditApplications({ body: { applicationIds, ...choice } })
    settle()
    notify({ tone: 'success', message: choice.isApproved ? texts.approved(done) : texts.refused(done) })
    if (skipped.length > 0) notify({ tone: 'notice', message: texts.skipped(skipped.length), duration: 8000 })
  }

  return {
    describe,
    async decide(choice: Choice): Promise<undefined> {
      try {
        await audit(choice)
      } catch (thrown) {
        const { kind, code } = asFailure(thrown)
        if (kind === 'missing') refresh()
        if (code !== applicationErrors.auditedMeanwhile) throw thrown
        settle()
        notify({ tone: 'warning', message: texts.auditedMeanwhile })
      }
    },
  }
}
