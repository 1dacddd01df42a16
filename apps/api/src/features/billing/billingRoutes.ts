import { billingOperations } from '@atrium/contracts/billing/policy'
import { implement } from '../../ports/implement'
import { addAddress, deleteAddress, editAddress, listAddresses, setDefaultAddress } from './addresses'
import { addTitle, deleteTitle, editTitle, listTitles, setDefaultTitle } from './titles'

export const billingRoutes = implement(billingOperations, {
  listTitles,
  addTitle,
  editTitle,
  deleteTitle,
  setDefaultTitle,
  listAddresses,
  addAddress,
  editAddress,
  deleteAddress,
  setDefaultAddress,
})
