import { actionAtom } from '../../shared/request/actionAtom'
import { type CaseKey, casesApiAtom } from './api'

export { deskSelfAtom as selfAtom } from '../staff/atoms'

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

declare module '../../shared/request/stale' {
  interface Resources {
    /** Cases that wait, who works on them, and their decisions. Colleagues' changes make it stale, too. */
    readonly deskCases: unknown
  }
}
