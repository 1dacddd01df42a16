import { actionAtom } from '../shared/request/actionAtom'
import type { CallbackInput, ConnectInput, Decision, EditInput, TestInput } from './api'
import { chinaDirectoriesApiAtom } from './api'

const stale = ['directories'] as const
const settled = ['directories', 'history'] as const

/** Asks the vendor whether the credentials work. Nothing changes. */
export const testAction = actionAtom({
  run: (get, _set, body: TestInput) => get(chinaDirectoriesApiAtom).testChinaDirectory({ body }),
  stale: [],
})

export const connectAction = actionAtom({
  run: (get, _set, body: ConnectInput) => get(chinaDirectoriesApiAtom).connectChinaDirectory({ body }),
  stale: settled,
})

export const editAction = actionAtom({
  run: (get, _set, body: EditInput) => get(chinaDirectoriesApiAtom).editChinaDirectory({ body }),
  stale: settled,
})

export const setCallbackAction = actionAtom({
  run: (get, _set, body: CallbackInput) => get(chinaDirectoriesApiAtom).setDirectoryCallback({ body }),
  stale: settled,
})

/** Starts to read a directory, and resolves to the id of the difference. */
export const readAction = actionAtom({
  run: async (get, _set, directoryId: string) =>
    (await get(chinaDirectoriesApiAtom).readChinaDirectory({ body: { directoryId } })).differenceId,
  stale,
})

interface OneDifference {
  readonly directoryId: string
  readonly differenceId: string
}

interface Decided extends OneDifference {
  readonly decision: Decision
  /** Default: all that nobody has decided about. */
  readonly rowIds?: string[]
}

/** Resolves to how many links were decided. */
export const decideAction = actionAtom({
  run: async (get, _set, body: Decided) => (await get(chinaDirectoriesApiAtom).decideLinks({ body })).count,
  stale,
})

interface Applied extends OneDifference {
  readonly confirmedLeavers?: number
}

export const applyAction = actionAtom({
  run: (get, _set, body: Applied) => get(chinaDirectoriesApiAtom).applyDifference({ body }),
  stale: settled,
})

export const cancelAction = actionAtom({
  run: (get, _set, body: OneDifference) => get(chinaDirectoriesApiAtom).cancelDifference({ body }),
  stale: settled,
})
