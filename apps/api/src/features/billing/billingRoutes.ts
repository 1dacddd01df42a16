import { billingContract } from '@atrium/contracts/billing/contract'
import { implement } from '../../ports/implement'
import { addAddress, deleteAddress, editAddress, listAddresses, setDefaultAddress } from './addresses'
import { addTitle, deleteTitle, editTitle, listTitles, setDefaultTitle } from './titles'

export const billingRoutes = implement(billingContract, {
  ...{ listTitles, addTitle, editTitle, deleteTitle, setDefaultTitle },
  ...{ listAddresses, addAddress, editAddress, deleteAddress, setDefaultAddress },
})
