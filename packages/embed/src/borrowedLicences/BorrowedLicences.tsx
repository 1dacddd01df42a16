import { pagePaths } from '@atrium/contracts/paths'
import { BorrowingFeature } from '@atrium/features/borrowing'
import { Area, sameAt } from '../area'

/** Licences that members borrowed for devices without a connection. */
export const BorrowedLicences = () => <Area screens={screens} hasDrawers isForAdministrators />

const screens = sameAt([pagePaths.licenceBorrowed], <BorrowingFeature />)
