import { use } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { answerAction } from '../actions'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import { BacklogHostContext } from './BacklogHost'

/** Answers an invitation. `agree` reports its result itself, and resolves to whether it succeeded. */
export function useAnswer() {
  const texts = useTexts(backlogMessages)
  const { notify } = useHost()
  const { getPassportToken, onEnterCompany } = use(BacklogHostContext)
  const describe = useDescribeFailure()
  const { perform, run, busy } = useAction(answerAction)

  async function answerOf(item: BacklogItem, isAgreed: boolean) {
    return { id: item.id, isAgreed, passportToken: (await getPassportToken?.()) ?? '' }
  }

  async function agree(item: BacklogItem): Promise<boolean> {
    const { companyId, companyName } = item
    const result = await run(await answerOf(item, true))
    if (!result.done) {
      notify({ tone: 'failure', message: texts.agreeFailed(describe(result.failure)) })
      return false
    }
    notify({
      tone: 'success',
      message: texts.agreed(companyName),
      ...(onEnterCompany && {
        duration: 8000,
        action: { label: texts.enter, run: () => void onEnterCompany(companyId) },
      }),
    })
    return true
  }

  /** Rejects with a failure, which the question shows. */
  const refuse = async (item: BacklogItem) => perform(await answerOf(item, false))

  return { agree, refuse, busy }
}
