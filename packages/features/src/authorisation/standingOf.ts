import type { LicenceStanding } from '../shared/licence/LicenceStanding'
import type { MemberLicence, Product } from './api'

type Term = Pick<MemberLicence, 'status' | 'licensingType' | 'remainingDays'>

export const standingOf = ({ status, licensingType, remainingDays }: Term): LicenceStanding => ({
  status,
  daysLeft: licensingType === 'dated' ? remainingDays : undefined,
})

/** Of a product's seats some may be left, too. */
export const productStanding = (product: Pick<Product, keyof Term | 'unusedCount' | 'totalCount'>) => ({
  ...standingOf(product),
  isFull: product.unusedCount === 0 && product.totalCount > 0,
})
