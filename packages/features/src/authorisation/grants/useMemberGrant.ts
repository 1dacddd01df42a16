import { useState } from 'react'
import { useDescribeFailure } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { grantToMembersAction } from '../actions'
import type { Product } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useThrottle } from '../useThrottle'
import { usePrecheck } from './usePrecheck'

interface MemberGrant {
  readonly product: Product
  readonly userIds: readonly string[]
  readonly onGranted: () => void
}

type Step =
  | { readonly state: 'choosing'; readonly problem?: string }
  | { readonly state: 'asking'; readonly question: string }

const throttle = 800

/** Assigns a product to members: the service checks, the person confirms, the service assigns. */
export function useMemberGrant({ product, userIds, onGranted }: MemberGrant) {
  const texts = useAuthorisationTexts()
  const describe = useDescribeFailure()
  const offerUndo = useUndo()
  const [step, setStep] = useState<Step>({ state: 'choosing' })

  const precheck = usePrecheck()
  const checking = useAction(() => precheck(product.productId, userIds))
  const granting = useAction(grantToMembersAction)

  const confirmation = userIds.length === 1 ? texts.assignConfirm : texts.assignManyConfirm(userIds.length)

  const check = useThrottle(async () => {
    setStep({ state: 'choosing' })
    const result = await checking.run()
    if (!result.done) return setStep({ state: 'choosing', problem: describe(result.failure) })
    const { isRefused, told = confirmation } = result.value
    if (!isRefused) return setStep({ state: 'asking', question: told })
    setStep({ state: 'choosing', problem: told })
  }, throttle)

  async function grant() {
    const result = await granting.run({ product, userIds })
    if (!result.done) return setStep({ state: 'choosing', problem: describe(result.failure) })
    offerUndo({ message: texts.assigned, undo: result.value.undo })
    onGranted()
  }

  return {
    busy: checking.busy,
    problem: step.state === 'choosing' ? step.problem : undefined,
    question: step.state === 'asking' ? step.question : undefined,
    check,
    grant,
    dismiss: () => setStep((now) => (now.state === 'asking' ? { state: 'choosing' } : now)),
    /** Messages about another choice no longer apply. */
    chooseAnew: () => setStep({ state: 'choosing' }),
  }
}
