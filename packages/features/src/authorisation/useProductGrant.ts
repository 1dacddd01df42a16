import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useDescribeFailure } from '../shared/host/useHost'
import { useAction } from '../shared/request/useAction'
import { apiAtom } from './api'
import { assignableProductsAtom, memberLicencesAtom } from './atoms'
import { partsByType } from './partsByType'
import { runParts } from './runParts'
import { useAuthorisationTexts, useRefusals } from './useAuthorisationTexts'
import { usePartsNotice } from './usePartsNotice'
import { usePrecheck } from './usePrecheck'
import { useThrottle } from './useThrottle'
import type { AssignableProduct } from './wire'

interface ProductGrant {
  /** Who gets them. */
  readonly userId: string
  readonly products: readonly AssignableProduct[]
  readonly onGranted: () => void
  /** Some were granted, some not. */
  readonly onPartlyGranted: () => void
}

const throttle = 800

/** Grants products to one member: the service checks each, the person confirms, the service grants. */
export function useProductGrant({ userId, products, onGranted, onPartlyGranted }: ProductGrant) {
  const texts = useAuthorisationTexts()
  const describe = useDescribeFailure(useRefusals())
  const precheck = usePrecheck()
  const tell = usePartsNotice()
  const api = useAtomValue(apiAtom)
  const refresh = useSetAtom(assignableProductsAtom)
  const refreshLicences = useSetAtom(memberLicencesAtom)
  const [question, ask] = useState<string>()
  const [problem, setProblem] = useState<string>()

  const checking = useAction(() => Promise.all(products.map(({ mainId }) => precheck(mainId, [userId]))))

  const check = useThrottle(async () => {
    setProblem(undefined)
    const result = await checking.run()
    if (!result.done) return setProblem(describe(result.failure))
    const refused = result.value.find(({ isRefused }) => isRefused)
    if (!refused) return ask(result.value.find(({ told }) => told)?.told ?? texts.assignConfirm)
    setProblem(refused.told)
    // The counts that the person chose by are out of date.
    refresh()
  }, throttle)

  async function grant() {
    const idsOf = (items: readonly AssignableProduct[]) => items.map(({ mainId }) => mainId)
    const query = { grantUserId: userId }
    const outcome = await runParts(
      partsByType(products, {
        serialNumber: {
          name: texts.serialNumberPart,
          run: (items) => api.grantLicencesToMember({ query, body: idsOf(items) }),
        },
        subscription: {
          name: texts.subscriptionPart,
          run: (items) => api.grantSubscriptionsToMember({ query, body: idsOf(items) }),
        },
      }),
    )
    refreshLicences()
    const told = tell(outcome, { message: texts.assigned, undo: takeBack })
    if (!told) return onGranted()
    setProblem(told)
    refresh()
    if (outcome.state === 'partly') onPartlyGranted()
  }

  /** Undoes what was assigned. */
  async function takeBack() {
    for (const { mainId, productType } of products) {
      const body = { mainId, userIds: [userId] }
      await (productType === 1 ? api.cancelSubscriptions({ body }) : api.cancelLicences({ body }))
    }
    refreshLicences()
  }

  return {
    check,
    busy: checking.busy,
    question,
    problem,
    grant,
    dismiss: () => ask(undefined),
    /** What was said of another choice counts no longer. */
    chooseAnew: () => setProblem(undefined),
  }
}
