import { actionAtom } from '../shared/request/actionAtom'
import { applicationsApiAtom } from './api'
import { credentialAtom } from './joinAtoms'

export type Decision =
  | { readonly isApproved: true; readonly departmentId?: string | undefined }
  | { readonly isApproved: false; readonly reason: string }

interface Decided {
  readonly applicationIds: readonly string[]
  readonly decision: Decision
}

export const decideAction = actionAtom({
  run: (get, _set, { applicationIds, decision }: Decided) =>
    get(applicationsApiAtom).auditApplications({
      body: { applicationIds: [...applicationIds], ...decision },
    }),
  stale: ['applications', 'invitations', 'members', 'history'],
})

interface NewLink {
  readonly days: number
  /** The department for people who use it. Default: the top department. */
  readonly departmentId?: string | undefined
}

export const createLinkAction = actionAtom({
  run: (get, _set, { days, departmentId }: NewLink) =>
    get(applicationsApiAtom).createInviteLink({ body: { days, ...(departmentId && { departmentId }) } }),
  stale: ['inviteLinks', 'history'],
})

export const revokeLinkAction = actionAtom({
  run: (get, _set, linkId: string) => get(applicationsApiAtom).revokeInviteLink({ query: { linkId } }),
  stale: ['inviteLinks', 'history'],
})

/** After a refusal, the page shows the reason. */
export const applyAction = actionAtom({
  run: (get, _set, realName: string) =>
    get(applicationsApiAtom).applyToJoin({ body: { ...get(credentialAtom), realName } }),
  stale: ['ownApplication'],
})

export const declineAction = actionAtom<void, unknown>({
  run: (get) => get(applicationsApiAtom).declineInvitation({ body: { data: get(credentialAtom).data } }),
  stale: ['ownApplication'],
})
