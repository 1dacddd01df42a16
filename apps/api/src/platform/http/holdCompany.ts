import { errorCodes } from '@atrium/features/shared/errorCodes'
import type { Connection } from '../database/Connection'
import { Refusal } from '../refusal/Refusal'
import type { CompanyScope } from './CompanyScope'
import type { Hold } from './Hold'
import type { Need } from './needOf'
import type { Person } from './Person'
import type { Rules } from './Rules'

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
export async function holdCompany(rules: Rules, db: Connection, held: Held): Promise<CompanyScope> {
  await rules.lockCompany(db, held.companyId, held.hold)
  const company = await rules.companyScope(db, held.person, held.companyId, held.need)
  if (!company) throw new Refusal(errorCodes.forbidden, '您的管理权限已变更，请刷新后重试', 403)
  return company
}
