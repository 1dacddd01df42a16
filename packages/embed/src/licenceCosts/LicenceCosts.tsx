import { pagePaths } from '@atrium/contracts/paths'
import { LicenceCostsFeature } from '@atrium/features/licenceCosts'
import { Area, sameAt } from '../area'

/** What licences cost by month, department and product. */
export const LicenceCosts = () => <Area screens={screens} hasDrawers isForAdministrators />

const screens = sameAt([pagePaths.licenceCosts], <LicenceCostsFeature />)
