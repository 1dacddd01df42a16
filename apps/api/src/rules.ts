import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { type ScopeClass, scopeOf } from '@atrium/contracts/wire/scopes'
import { allContracts } from './contracts'
import { noteRead, writeAuditRow } from './features/audit'
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
  callerScope,
  lockOwner,
  writeAuditRow,
  noteRead,
}
