import { actionAtom } from '../shared/request/actionAtom'
import { licenceCostsApiAtom } from './api'
import { fileAtom } from './atoms'

/** In milliseconds: a file may have some hundred thousand rows. */
const timeout = 300_000

/** The costs of the page as a file. */
export const downloadCostsAction = actionAtom<void, { name: string; content: Blob }>({
  run: (get) => get(licenceCostsApiAtom).downloadLicenceCosts({ query: get(fileAtom) }, { timeout }),
  stale: [],
})
