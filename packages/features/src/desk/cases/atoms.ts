import { actionAtom } from '../../shared/request/actionAtom'
import { requestAtom } from '../../shared/request/request'
import { type CaseKey, casesApiAtom, staffApiAtom } from './api'

/** Who is at the desk, with their roles. */
export const selfAtom = requestAtom([], (get, signal) => get(staffApiAtom).getDesk({}, { signal }))

export const claimAction = actionAtom({
  run: (get, _set, { queue, caseId }: CaseKey) => get(casesApiAtom).claimCase({ body: { queue, caseId } }),
  stale: ['deskCases'],
})

/** Gives a case back: one’s own, or that of a colleague who is away. */
export const releaseAction = actionAtom({
  run: (get, _set, { queue, caseId }: CaseKey) => get(casesApiAtom).releaseCase({ body: { queue, caseId } }),
  stale: ['deskCases'],
})

/** Takes a case over from a colleague. */
export const takeOverAction = actionAtom({
  async run(get, _set, { queue, caseId }: CaseKey) {
    const { releaseCase, claimCase } = get(casesApiAtom)
    await releaseCase({ body: { queue, caseId } })
    return claimCase({ body: { queue, caseId } })
  },
  stale: ['deskCases'],
})

/** Gives one’s own case back on leaving it, also when the page is closed. */
export const leaveAction = actionAtom({
  run: (get, _set, { queue, caseId }: CaseKey) =>
    get(casesApiAtom).releaseCase({ body: { queue, caseId, onlyOwn: true } }, { keepalive: true }),
  stale: [],
})
