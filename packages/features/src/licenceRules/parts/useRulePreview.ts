import { mostPlacesOfRule, mostProductsOfRule } from '@atrium/contracts/licenceRules/rule'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useDelayedRequest } from '../../shared/request/useDelayedRequest'
import { licenceRulesApiAtom } from '../api'
import { bodyOf, type RuleBody, type RuleValues } from '../ruleValues'

/** What saving the rule would do. Undefined: members or products are missing, or something is too much. */
export function useRulePreview(values: RuleValues, ruleId: string | undefined) {
  const { previewLicenceRule } = useAtomValue(licenceRulesApiAtom)
  const key = isComplete(values) ? JSON.stringify(bodyOf(values)) : ''
  const body = useMemo((): RuleBody | undefined => {
    if (key === '') return undefined
    const asked: RuleBody = JSON.parse(key)
    // The name changes nothing, and may still be missing.
    return { ...asked, name: unnamed }
  }, [key])
  const ask = useCallback(
    (asked: RuleBody, signal: AbortSignal) =>
      previewLicenceRule({ body: { ...asked, ...(ruleId !== undefined && { ruleId }) } }, { signal }),
    [previewLicenceRule, ruleId],
  )
  const { answer: preview, askAgain } = useDelayedRequest({ body, ask })
  return { preview, askAgain }
}

const unnamed = '-'

function isComplete({
  reachKind,
  departments,
  groups,
  productIds,
  pool,
  poolDepartment,
  graceDays,
}: RuleValues) {
  const places = { departments, groups, everybody: ['everybody'] }[reachKind].length
  return (
    places > 0 &&
    places <= mostPlacesOfRule &&
    productIds.length > 0 &&
    productIds.length <= mostProductsOfRule &&
    (pool === 'members' || poolDepartment.length > 0) &&
    /^\d{1,2}$/.test(graceDays.trim())
  )
}
