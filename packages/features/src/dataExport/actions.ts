import { actionAtom } from '../shared/request/actionAtom'
import { dataExportApiAtom } from './api'

/** In milliseconds. It is generated while it is downloaded, may cover years, and the connection may be slow. */
const timeout = 300_000

/** All data about the signed-in person, as a zip. */
export const downloadDataExportAction = actionAtom<void, { name: string; content: Blob }>({
  run: (get) => get(dataExportApiAtom).downloadOwnRecords({}, { timeout }),
  stale: ['securityEvents', 'messages'],
})
