import { DataExport } from '@atrium/features/dataExport'
import { Area } from '../area'

/** What the account centre knows about the person, to download. */
export const OwnRecords = () => <Area screens={screens} />

const screens = { '': <DataExport /> }
