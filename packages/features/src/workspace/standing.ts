import type { Company, Person } from './api'

interface Words {
  readonly superAdministrator: string
  readonly administrator: string
  readonly member: string
  readonly uncertified: string
  readonly pendingReview: string
  readonly rejected: string
}

/** The person's role in a company, preceded by the certification state unless it has passed. */
export function standingIn({ role, certificationStatus }: Company, texts: Words): readonly string[] {
  const status = {
    uncertified: texts.uncertified,
    pending: texts.pendingReview,
    rejected: texts.rejected,
    certified: '',
  }[certificationStatus]
  return status ? [status, texts[role]] : [texts[role]]
}

/** The displayed name of a person: the real name, or else the nickname, or else the account. */
export const nameOf = ({ realName, nickname, account }: Person['user']): string =>
  realName || nickname || account

/** The kind of pending items behind an entry of the menu. */
export function waitingAt(id: string) {
  if (id === 'orders' || id === 'billing') return 'orders'
  if (id === 'personal-backlog') return 'backlog'
  return id === 'personal-messages' ? 'messages' : 'applications'
}
