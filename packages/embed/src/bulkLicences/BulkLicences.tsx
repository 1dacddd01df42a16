import { BulkLicencesFeature } from '@atrium/features/bulkLicences'
import { bulkPickers } from './pickers'

/** Changes of many licences at once, and each with its lines. */
export const BulkLicences = () => <BulkLicencesFeature {...bulkPickers} />
