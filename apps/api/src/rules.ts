import { noteRead, writeAuditRow } from './features/audit'
import { callerScope, lockOwner } from './features/organisation'
import { authenticate } from './features/session'
import type { Rules } from './platform/http/Rules'

/** The features' rules about every call. */
export const rules: Rules = { authenticate, callerScope, lockOwner, writeAuditRow, noteRead }
