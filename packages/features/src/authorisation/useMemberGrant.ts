import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
import { useUndo } from '../shared/undo/useUndo'
import { apiAtom } from './api'
import { productAtom, ungrantedUsersAtom } from './atoms'
import { grantedList } from './grantedList'
import { useAuthorisationTexts, useRefusals } from './useAuthorisationTexts'
import { usePrecheck } from './usePrecheck'
import { useThrottle } from './useThrottle'
import type { Product } from './wire'

interface MemberGrant {
  readonly product: Product
  readonly userIds: readonly string[]
  readonly onGranted: () => void
}

type Step =
  | { readonly state: 'choosing'; readonly problem?: string }
  | { readonly state: 'asking'; readonly question: string }

const throttle = 800

/** Grants a product to members: the service checks, the person confirms, the service grants. */
export function useMemberGrant({ product, userIds, onGranted }: MemberGrant) {
  const texts = useAuthorisationTexts()
  const refusals = useRefusals()
  const describe = useDescribeFailure(refusals)
  const offerUndo = useUndo(refusals)
  const api = useAtomValue(apiAtom)
  const refreshProduct = useSetAtom(productAtom)
  const refreshGranted = useSetAtom(grantedList.pageAtom)
  const refreshUngranted = useSetAtom(ungrantedUsersAtom)
  const [step, setStep] = useState<Step>({ state: 'choosing' })
  const body = { mainId: product.mainId, userIds: [...userIds] }

  const precheck = usePrecheck()
  const checking = useAction(() => precheck(product.mainId, userIds))
  const granting = useAction(() =>
    product.productType === 1 ? api.grantSubscriptions({ body }) : api.grantLicences({ body }),
  )

  const confirmation = userIds.length === 1 ? texts.assignConfirm : texts.assignManyConfirm(userIds.length)

  const check = useThrottle(async () => {
    setStep({ state: 'choosing' })
    const result = await checking.run()
    if (!result.done) return setStep({ state: 'choosing', problem: describe(result.failure) })
    const { isRefused, told = confirmation } = result.value
    if (!isRefused) return setStep({ state: 'asking', question: told })
    setStep({ state: 'choosing', problem: told })
    // The counts that the person chose by are out of date.
    refreshProduct()
    refreshUngranted()
  }, throttle)

  async function grant() {
    const result = await granting.run()
    refreshProduct()
    refreshGranted()
    if (result.done) {
      offerUndo({ message: texts.assigned, undo: takeBack })
      onGranted()
    } else {
      refreshUngranted()
      setStep({ state: 'choosing', problem: describe(result.failure) })
    }
  }

  async function takeBack() {
    await (product.productType === 1 ? api.cancelSubscriptions({ body }) : api.cancelLicences({ body }))
    refreshProduct()
    refreshGranted()
  }

  return {
    state: checking.busy ? 'checking' : step.state,
    problem: step.state === 'choosing' ? step.problem : undefined,
    question: step.state === 'asking' ? step.question : undefined,
    check,
    grant,
    dismiss: () => setStep((now) => (now.state === 'asking' ? { state: 'choosing' } : now)),
    /** What was said of another choice counts no longer. */
    chooseAnew: () => setStep({ state: 'choosing' }),
  } as const
}
