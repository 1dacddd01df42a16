import { renewalsOperations } from '@atrium/contracts/renewals/policy'
import { implement } from '../../ports/implement'
import { decideSeatCut, getSeatCut, listSeatHolders, resetSeatCut } from '../seatCuts'
import { getEndReminders, saveEndReminders } from './endReminders'
import { listRenewals } from './listRenewals'
import { orderRenewal } from './orderRenewal'
import { quoteRenewal } from './quoteRenewal'

export const renewalRoutes = implement(renewalsOperations, {
  listRenewals,
  quoteRenewal,
  orderRenewal,
  getSeatCut,
  listSeatHolders,
  decideSeatCut,
  resetSeatCut,
  getEndReminders,
  saveEndReminders,
})
