import type { Company } from './api'

interface Words {
  readonly superAdministrator: string
  readonly administrator: string
  readonly member: string
  readonly uncertified: string
  readonly pendingReview: string
  readonly rejected: string
}

/** What somebody is in a company, after how its certification stands where it isn't passed. */
export function standingIn({ role, certificationStatus }: Company, texts: Words): readonly string[] {
  const status = {
    uncertified: texts.uncertified,
    pending: texts.pendingReview,
    rejected: texts.rejected,
    certified: '',
  }[certificationStatus]
  return status ? [status, texts[role]] : [texts[role]]
}
