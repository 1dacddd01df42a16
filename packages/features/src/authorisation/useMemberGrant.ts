import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { companyIdAtom } from '../shared/host'
import { useAction } from '../shared/useAction'
import { useDescribeFailure, useHost } from '../shared/useHost'
import { useUndo } from '../shared/useUndo'
import { apiAtom } from './api'
import { grantedUsersAtom, productAtom, ungrantedUsersAtom } from './atoms'
import { useAuthorisationTexts, useRefusals } from './useAuthorisationTexts'
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
  const { locale } = useHost()
  const api = useAtomValue(apiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)
  const refreshProduct = useSetAtom(productAtom)
  const refreshGranted = useSetAtom(grantedUsersAtom)
  const refreshUngranted = useSetAtom(ungrantedUsersAtom)
  const [step, setStep] = useState<Step>({ state: 'choosing' })
  const body = { enterPriseId, mainId: product.mainId, userIds: [...userIds] }

  const precheck = useAction(() => api.precheckGrant({ body }))
  const granting = useAction(() =>
    product.productType === 1 ? api.grantSubscriptions({ body }) : api.grantLicences({ body }),
  )

  const check = useThrottle(async () => {
    setStep({ state: 'choosing' })
    const result = await precheck.run()
    if (!result.done) return setStep({ state: 'choosing', problem: describe(result.failure) })
    const { typeNum, showMessage } = result.value
    const told = locale === 'zh-CN' && showMessage ? showMessage : wordsFor(typeNum)
    if (typeNum === 0 || typeNum === 2) return setStep({ state: 'asking', question: told })
    setStep({ state: 'choosing', problem: told })
    // The count that the person chose by is out of date.
    refreshProduct()
  }, throttle)

  function wordsFor(typeNum: 0 | 1 | 2 | 3): string {
    if (typeNum === 1) return texts.notEnoughSeats
    if (typeNum === 2) return texts.seatsFromAbove
    if (typeNum === 3) return texts.moreThanAvailable
    return userIds.length === 1 ? texts.assignConfirm : texts.assignManyConfirm(userIds.length)
  }

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
    state: precheck.busy ? 'checking' : step.state,
    problem: step.state === 'choosing' ? step.problem : undefined,
    question: step.state === 'asking' ? step.question : undefined,
    check,
    grant,
    dismiss: () => setStep((now) => (now.state === 'asking' ? { state: 'choosing' } : now)),
    /** What was said of another choice counts no longer. */
    chooseAnew: () => setStep({ state: 'choosing' }),
  } as const
}
