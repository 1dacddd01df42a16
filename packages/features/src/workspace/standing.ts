import type { Company, Person } from './api'

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

/** What to call a person: the real name, else the nickname, else the account. */
export const nameOf = ({ realName, nickname, account }: Person['user']): string =>
  realName || nickname || account

/** The kind of thing that waits behind an entry of the menu. */
export function waitingAt(id: string) {
  if (id === 'orders' || id === 'billing') return 'orders'
  if (id === 'personal-backlog') return 'backlog'
  return id === 'personal-messages' ? 'messages' : 'applications'
}
