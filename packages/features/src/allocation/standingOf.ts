import type { LicenceStanding } from '../shared/licence/LicenceStanding'
import type { Product } from './api'

export const standingOf = (product: Product): LicenceStanding => ({
  status: product.status,
  daysLeft: product.licensingType === 'dated' ? product.remainingDays : undefined,
  isFull: product.leftCount === 0 && product.totalCount > 0,
})
