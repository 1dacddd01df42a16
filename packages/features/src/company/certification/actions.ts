import { actionAtom } from '../../shared/request/actionAtom'
import { certificationApiAtom, type Submission } from './api'

const stale = ['certification', 'history'] as const

interface Sent {
  /** `first` if nothing was submitted yet, which decides the call. */
  readonly which: 'first' | 'again'
  readonly body: Submission
}

export const submitAction = actionAtom({
  run(get, _set, { which, body }: Sent) {
    const { submitAudit, resubmitAudit } = get(certificationApiAtom)
    const send = which === 'first' ? submitAudit : resubmitAudit
    // A picture of 5 MB takes long on a slow connection.
    return send({ body }, { timeout: 120_000 })
  },
  stale,
})

export const cancelAuditAction = actionAtom({
  run: (get, _set, version: number) => get(certificationApiAtom).cancelAudit({ body: { version } }),
  stale,
})
