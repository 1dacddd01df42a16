import type { Impact as SentImpact } from '@atrium/contracts/shared/impact/contract'
import type { InWords } from '../wire/bindInWords'
import { placeWords } from '../wire/words'

/** Wire names of the previews' answers, in our words. */
export const impactWords = {
  ...placeWords,
  mainId: 'productId',
  subId: 'licenceId',
  isOnLine: 'isOnline',
} as const

export type Impact = InWords<SentImpact, typeof impactWords>
export type Blocker = Impact['blockers'][number]
export type Loser = Impact['losers'][number]
