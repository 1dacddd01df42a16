import { pagePaths } from '@atrium/contracts/paths'
import { BorrowingFeature } from '@atrium/features/borrowing'
import { ListArea, sameAt } from '../area'

/** Licences that members borrowed for devices without a connection. */
export const BorrowedLicences = () => <ListArea screens={screens} isForAdministrators />

const screens = sameAt([pagePaths.licenceBorrowed], <BorrowingFeature />)
