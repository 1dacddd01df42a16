import { oidcErrors } from '@atrium/contracts/oidc/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { useState } from 'react'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import type { Failure } from '../../shared/wire/Failure'
import { answerAction, type Decision } from '../actions'
import type { Questions } from '../api'
import { applicationSignInMessages } from '../messages'

export type Stage =
  /** The service is asked, or the page is on its way to the application. */
  | { readonly is: 'entering' }
  | { readonly is: 'asking'; readonly questions: Questions }
  | { readonly is: 'stopped'; readonly failure: Failure }

/** Refusals that no other answer to the questions changes. */
const final: readonly number[] = [oidcErrors.requestGone, oidcErrors.twoStepsNeeded]

const onlyCompany: Questions = { consent: false, company: true, account: false, companyId: null }

/**
 * Answers a request: without questions if there are none, and then as the person decides.
 *
 * @param onLeave called with the address to go on to
 */
export function useAnswer(requestId: string, onLeave: (address: string) => void) {
  const texts = useTexts(applicationSignInMessages)
  const describe = useDescribeFailure({ [errorCodes.proofRequired]: texts.unproven })
  const [stage, setStage] = useState<Stage>({ is: 'entering' })
  const [problem, setProblem] = useState<string>()
  const { run, busy } = useAction(answerAction)

  async function send(body: Decision): Promise<void> {
    const result = await run({ requestId, body })
    setProblem(undefined)
    if (!result.done) {
      stop(result.failure)
    } else if (result.value.returnUrl === null) {
      setStage({ is: 'asking', questions: result.value.questions })
    } else {
      setStage({ is: 'entering' })
      onLeave(result.value.returnUrl)
    }
  }

  function stop(failure: Failure): void {
    const asked = stage.is === 'asking' ? stage.questions : undefined
    if (failure.code === oidcErrors.companyNotAllowed) {
      // Perhaps the application named it.
      setStage({ is: 'asking', questions: { ...(asked ?? onlyCompany), company: true } })
      setProblem(describe(failure))
    } else if (asked && !final.includes(failure.code)) {
      setProblem(describe(failure))
    } else {
      setStage({ is: 'stopped', failure })
    }
  }

  return {
    stage,
    /** Why the last answer wasn't taken. */
    problem,
    busy,
    /** Goes on if there is nothing to ask. */
    begin() {
      setStage({ is: 'entering' })
      void send({ decision: 'continue' })
    },
    answer: (body: Decision) => void send(body),
  }
}
