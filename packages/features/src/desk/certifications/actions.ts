import { actionAtom } from '../../shared/request/actionAtom'
import { because } from '../reason/because'
import { certificationsApiAtom } from './api'
import { revealedAtom } from './atoms'

interface Decision {
  readonly caseId: string
  /** For the company. */
  readonly detail: string
  /** For the audit. */
  readonly reason: string
}

/** After a refusal, somebody else may have decided. */
const decided = { stale: ['deskCases'], staleOnFailure: ['deskCases', 'deskCase'] } as const

export const approveAction = actionAtom({
  run: (get, _set, { caseId, detail, reason }: Decision) =>
    get(certificationsApiAtom).approveCertification(
      { params: { caseId }, body: detail ? { detail } : {} },
      because(reason),
    ),
  ...decided,
})

export const rejectAction = actionAtom({
  run: (get, _set, { caseId, detail, reason }: Decision) =>
    get(certificationsApiAtom).rejectCertification({ params: { caseId }, body: { detail } }, because(reason)),
  ...decided,
})

interface Reveal {
  readonly caseId: string
  readonly reason: string
}

/** Shows the phones of a case in full, until another case is opened. */
export const revealAction = actionAtom({
  async run(get, set, { caseId, reason }: Reveal) {
    const found = await get(certificationsApiAtom).getCertificationCase(
      { params: { caseId } },
      because(reason),
    )
    set(revealedAtom, found)
  },
  stale: [],
})
