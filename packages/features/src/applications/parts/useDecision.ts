import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { companyIdAtom } from '../../shared/host/host'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { type Application, applicationsApiAtom } from '../api'
import { applicationList, chosenApplications } from '../applicationList'
import { applicationAtom } from '../atoms'
import { applicationErrors } from '../contract'
import { applicationsMessages } from '../messages'

type Choice =
  | { readonly isPass: true; readonly enterpriseDepartmentId?: string | undefined }
  | { readonly isPass: false; readonly reason: string }

/** Sends a decision, then shows what is left; a failure stays in the dialog with everything typed. */
export function useDecision(applications: readonly Application[], onDecided: () => void) {
  const texts = useTexts(applicationsMessages)
  const { notify } = useHost()
  const api = useAtomValue(applicationsApiAtom)
  const enterpriseId = useAtomValue(companyIdAtom)
  const refreshList = useSetAtom(applicationList.pageAtom)
  const refreshDetail = useSetAtom(applicationAtom)
  const [selection, select] = useAtom(chosenApplications.idsAtom)
  const describe = useDescribeFailure({
    [applicationErrors.auditedMeanwhile]: texts.auditedMeanwhile,
    [applicationErrors.phoneTaken]: texts.phoneTaken,
  })

  function refresh() {
    refreshList()
    refreshDetail()
  }

  const { run, busy, action } = useAction(async (choice: Choice) => {
    const applyIds = applications.map((application) => application.applyId)
    const { done, skipped } = await api.auditApplications({ body: { enterpriseId, applyIds, ...choice } })
    const decided = new Set(applyIds)
    select(new Set([...selection].filter((id) => !decided.has(id))))
    refresh()
    notify({ tone: 'success', message: choice.isPass ? texts.approved(done) : texts.refused(done) })
    if (skipped.length > 0) notify({ tone: 'notice', message: texts.skipped(skipped.length), duration: 8000 })
    onDecided()
  })

  return {
    busy,
    problem: action.state === 'failed' ? describe(action.failure) : undefined,
    async send(choice: Choice) {
      const result = await run(choice)
      if (!result.done && (result.failure.kind === 'missing' || isStale(result.failure.code))) refresh()
    },
  }
}

const isStale = (code: number) => code === applicationErrors.auditedMeanwhile
