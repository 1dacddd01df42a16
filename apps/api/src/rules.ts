import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { type ScopeClass, scopeOf } from '@atrium/contracts/wire/scopes'
import { allContracts } from './contracts'
import { noteRead, writeAuditRow } from './features/audit'
import { requireCompanySignIn } from './features/connections'
import { authenticate } from './features/embedding'
import { callerScope, lockOwner } from './features/organisation'
import type { Rules } from './platform/http/Rules'

const scopes: ReadonlyMap<ServedOperation, ScopeClass> = new Map(
  Object.entries(allContracts).flatMap(([capability, operations]) =>
    Object.values<ServedOperation>(operations).map((operation) => [
      operation,
      scopeOf(capability, operation),
    ]),
  ),
)

/** The features' rules about every call. */
export const rules: Rules = {
  authenticate,
  // Operations outside of the contracts exist in tests only.
  scopeOf: (operation) => scopes.get(operation) ?? 'never',
  async callerScope(db, query) {
    const scope = await callerScope(db, query)
    // Most companies have no such rule, so it costs them nothing.
    if (scope?.wantsCompanySignIn) await requireCompanySignIn(db, query.person, query.companyId, query.now)
    return scope
  },
  lockOwner,
  writeAuditRow,
  noteRead,
}
