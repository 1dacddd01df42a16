import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { Connection } from '../database/Connection'
import type { Owner } from '../owner/Owner'
import { Refusal } from '../refusal/Refusal'
import type { CompanyScope } from './CompanyScope'
import type { Hold } from './Hold'
import type { Need } from './needOf'
import type { Person } from './Person'
import type { Rules } from './Rules'

interface Held {
  readonly owner: Owner
  readonly person: Person
  readonly need: Need
  readonly hold: Hold
  readonly now: Date
}

/**
 * Holds the owner. Of a company it reads the caller's role, permission and scope again: a change that came in between
 * may have ended them. From here on nobody changes them, nor who sits where, until the transaction ends.
 */
export async function holdOwner(
  rules: Rules,
  db: Connection,
  { owner, person, need, hold, now }: Held,
): Promise<CompanyScope | undefined> {
  await rules.lockOwner(db, owner, hold)
  if (owner.kind === 'person') return undefined
  const company = await rules.callerScope(db, { person, companyId: owner.companyId, need, now })
  if (!company) throw new Refusal(errorCodes.forbidden, '您的管理权限已变更，请刷新后重试', 403)
  return company
}
