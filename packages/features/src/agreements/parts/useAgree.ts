import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { failureNotice } from '../../shared/wire/failureNotice'
import { agreeAction } from '../actions'
import type { OwnAgreements } from '../api'
import { agreementMessages } from '../messages'

/** Agrees, and reports the result. */
export function useAgree() {
  const texts = useTexts(agreementMessages)
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(agreeAction)
  async function agree(shown: OwnAgreements['due']) {
    const result = await run(shown)
    if (result.done) notify({ tone: 'success', message: texts.agreed })
    else notify(failureNotice(result.failure, describe(result.failure)))
  }
  return { agree, busy }
}
