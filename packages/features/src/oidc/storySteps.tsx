import { somebody } from './mocks'
import type { OwnPerson, PersonSlot } from './parts/OwnPerson'

/** A slot that knows this person at once. */
export const personOf =
  (person: OwnPerson): PersonSlot =>
  ({ children }) =>
    children({ state: 'ready', value: person, stale: false }, () => {})

export const Somebody = personOf(somebody)

/** A member of many companies. */
export const Busy = personOf({
  ...somebody,
  companies: Array.from({ length: 24 }, (_, n) => ({
    companyId: `company-${n + 1}`,
    companyName: `${['云筑', '青禾', '广厦', '丰泽'][n % 4]}工程咨询有限公司第${n + 1}分公司`,
  })),
})
