import { actionAtom } from '../shared/request/actionAtom'
import { ownRecordsApiAtom } from './api'

/** It is made while it comes, of years perhaps, over whatever line somebody has. */
const timeout = 300_000

/** All that is kept about the signed-in person, as a zip. */
export const downloadOwnRecordsAction = actionAtom<void, { name: string; content: Blob }>({
  run: (get) => get(ownRecordsApiAtom).downloadOwnRecords({}, { timeout }),
  stale: ['securityEvents', 'messages'],
})
