import { useTexts } from '../host/useKept'
import { leafOf } from '../list/cells/departmentPath'
import { useFormat } from '../texts/useFormat'
import { licenceMessages } from './messages'

interface Pool {
  /** Full path of the department that owns the seats. */
  readonly department: string
  readonly count: number
}

const mostNamed = 3

/** The departments whose seats are used, largest share first, in one sentence. */
export function usePoolNames(pools: readonly Pool[]): string {
  const texts = useTexts(licenceMessages)
  const { list } = useFormat()
  const sorted = pools.toSorted((one, other) => other.count - one.count)
  const named = sorted.slice(0, mostNamed).map((pool) => texts.seatsOf(leafOf(pool.department), pool.count))
  const rest = sorted.slice(mostNamed)
  const restCount = rest.reduce((sum, pool) => sum + pool.count, 0)
  return list(rest.length > 0 ? [...named, texts.seatsOfMore(rest.length, restCount)] : named)
}
