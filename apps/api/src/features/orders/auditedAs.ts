import type { Owner } from '../../platform/owner/Owner'

/**
 * In which chain an audit row stands, and of what: a person has no chain of their own, so the row names them where its
 * actor doesn't.
 */
export const auditedAs = (owner: Owner, subject: Record<string, unknown>) =>
  owner.kind === 'company'
    ? { companyId: owner.companyId, subject }
    : { companyId: '', subject: { userId: owner.userId, ...subject } }
