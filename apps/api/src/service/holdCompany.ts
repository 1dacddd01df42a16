import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { Connection } from '../database/Connection'
import type { CompanyScope, Person } from './Call'
import { companyScope, type Need } from './companyScope'
import { type Hold, lockCompany } from './lockCompany'
import { Refusal } from './Refusal'

interface Held {
  readonly companyId: string
  readonly person: Person
  readonly need: Need
  readonly hold: Hold
}

/**
 * Holds the company and reads the caller's role, permission and scope again: a change that came in between may have
 * ended them. From here on nobody changes them, nor who sits where, until the transaction ends.
 */
export async function holdCompany(db: Connection, held: Held): Promise<CompanyScope> {
  await lockCompany(db, held.companyId, held.hold)
  const company = await companyScope(db, held.person, held.companyId, held.need)
  if (!company) throw new Refusal(errorCodes.forbidden, '您的管理权限已变更，请刷新后重试', 403)
  return company
}
