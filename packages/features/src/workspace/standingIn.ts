import type { Company } from './api'

interface Words {
  readonly superAdministrator: string
  readonly administrator: string
  readonly member: string
  readonly uncertified: string
  readonly pendingReview: string
  readonly rejected: string
}

/** A person's role in a company, after the certification state unless it has passed. */
export function standingIn({ role, certificationStatus }: Company, texts: Words): readonly string[] {
  const status = {
    uncertified: texts.uncertified,
    pending: texts.pendingReview,
    rejected: texts.rejected,
    certified: '',
  }[certificationStatus]
  return status ? [status, texts[role]] : [texts[role]]
}
