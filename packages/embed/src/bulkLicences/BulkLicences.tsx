import { pagePaths } from '@atrium/contracts/paths'
import { BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { ListArea, sameAt } from '../area'
import { bulkPickers } from './pickers'

/** Changes of many licences at once, and each with its lines. */
export const BulkLicences = () => <ListArea screens={screens} isForAdministrators />

const screens = sameAt(
  [pagePaths.bulkLicences, pagePaths.bulkChange],
  <BulkLicencesFeature {...bulkPickers} />,
)
