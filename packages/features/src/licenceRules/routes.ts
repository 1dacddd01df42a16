import { pagePaths, paths } from '@atrium/contracts/paths'
import { productParameter } from '../shared/wire/productParameter'

export const ruleParameter = 'ruleId'

/** A rule, optionally only its members in one state. */
export const rulePath = (ruleId: string, state?: string): string =>
  paths.licenceRule({ [ruleParameter]: ruleId, state })

/** The form of a rule; without an id, of a new one. */
export const ruleFormPath = (ruleId?: string): string => paths.licenceRuleForm({ ruleId })

/** Who waits for a product, given any of its batches; without one, for any product. */
export const waitingPath = (productId?: string): string =>
  productId === undefined ? pagePaths.licenceWaiting : paths.licenceWaiting({ [productParameter]: productId })
