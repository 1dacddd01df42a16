import { useState } from 'react'
import { useDescribeFailure } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { grantToMemberAction } from '../actions'
import type { AssignableProduct } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useThrottle } from '../useThrottle'
import { usePartsNotice } from './usePartsNotice'
import { usePrecheck } from './usePrecheck'

interface ProductGrant {
  /** The members who get them. */
  readonly userId: string
  readonly products: readonly AssignableProduct[]
  readonly onGranted: () => void
  /** Some were assigned, some were not. */
  readonly onPartlyGranted: () => void
}

const throttle = 800

/** Assigns products to one member: the service checks each, the person confirms, the service assigns. */
export function useProductGrant({ userId, products, onGranted, onPartlyGranted }: ProductGrant) {
  const texts = useAuthorisationTexts()
  const describe = useDescribeFailure()
  const precheck = usePrecheck()
  const tell = usePartsNotice()
  const [question, ask] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const checking = useAction(() =>
    Promise.all(products.map(({ productId }) => precheck(productId, [userId]))),
  )
  const granting = useAction(grantToMemberAction)

  const check = useThrottle(async () => {
    setProblem(undefined)
    const result = await checking.run()
    if (!result.done) return setProblem(describe(result.failure))
    const refused = result.value.find(({ isRefused }) => isRefused)
    if (!refused) return ask(result.value.find(({ told }) => told)?.told ?? texts.assignConfirm)
    setProblem(refused.told)
  }, throttle)

  async function grant() {
    const { result, undo } = await granting.perform({ userId, products })
    const told = tell(result, { message: texts.assigned, undo })
    if (!told) return onGranted()
    setProblem(told)
    if (result.state === 'partly') onPartlyGranted()
  }

  return {
    check,
    busy: checking.busy,
    question,
    problem,
    grant,
    dismiss: () => ask(undefined),
    /** Messages about another choice no longer apply. */
    chooseAnew: () => setProblem(undefined),
  }
}
