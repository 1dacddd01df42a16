import { pagePaths } from '@atrium/contracts/paths'
import { LicenceCostsFeature } from '@atrium/features/licenceCosts'
import { ListArea, sameAt } from '../area'

/** What licences cost by month, department and product. */
export const LicenceCosts = () => <ListArea screens={screens} isForAdministrators />

const screens = sameAt([pagePaths.licenceCosts], <LicenceCostsFeature />)
