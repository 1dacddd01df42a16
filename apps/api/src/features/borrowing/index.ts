import { borrowingOperations } from '@atrium/contracts/borrowing/policy'
import { implement } from '../../ports/implement'
import { borrowLicence, getLicenceFile } from './borrowLicence'
import { listBorrowingLimits, setBorrowingLimit } from './limits'
import { listBorrowed } from './listBorrowed'
import { getOwnBorrowing, swapDevice } from './ownBorrowing'
import {
  markBorrowedLost,
  markBorrowedReturned,
  reportOwnDeviceLost,
  returnLicenceFile,
  returnOwnLicence,
} from './returnBorrowed'

export { endBorrowed } from './endBorrowed'
export { licenceKeyCommands } from './licenceKeyCommands'
export { keysKeptMilliseconds } from './licenceKeys'
export { mountLicenceKeys } from './mountLicenceKeys'

/** How long a licence file stays in the list after it stopped to count. */
export const borrowedKeptMilliseconds = 180 * 86_400_000
/** How long swaps are stored: only the current month counts. */
export const swapsKeptMilliseconds = 100 * 86_400_000

export const borrowingRoutes = implement(borrowingOperations, {
  getOwnBorrowing,
  borrowLicence,
  getLicenceFile,
  returnOwnLicence,
  returnLicenceFile,
  reportOwnDeviceLost,
  swapDevice,
  listBorrowed,
  markBorrowedReturned,
  markBorrowedLost,
  listBorrowingLimits,
  setBorrowingLimit,
})
