import type { EventTarget } from '@atrium/contracts/realtime/contract'
import type { ScopeClass } from '@atrium/contracts/wire/scopes'
import type { UserEvent } from '../events'
import type { Embedding } from '../http/Embedding'

/** What a token of an embedding site needs for an event. */
const scopes: Readonly<Record<EventTarget, ScopeClass>> = {
  OnCancelAuditPassed: 'never',
  OnMessage: 'any',
  OnMenusChanged: 'any',
  OnBulkChange: 'bulkLicences:read',
  OnLicenceRules: 'licenceRules:read',
  OnDirectory: 'never',
  OnConcurrentUse: 'concurrentSeats:read',
  OnDesk: 'never',
  OnSessionEnded: 'any',
}

interface Listener {
  readonly embedding?: Embedding | undefined
  readonly limitedTo?: readonly string[] | undefined
}

/**
 * Whether a page gets the event. Pages of embedding sites only get events of their company, as far as they may read, and
 * limited sessions none of other companies.
 */
export function mayHear(
  { embedding, limitedTo }: Listener,
  { target, payload, sessionId }: Pick<UserEvent, 'target' | 'payload' | 'sessionId'>,
): boolean {
  if (sessionId !== null) return true
  const { enterPriseId, enterpriseId = enterPriseId }: CompanyNamed = Object(payload)
  if (limitedTo && typeof enterpriseId === 'string' && !limitedTo.includes(enterpriseId)) return false
  if (!embedding) return true
  const scope = Object.entries(scopes).find(([name]) => name === target)?.[1] ?? 'never'
  if (enterpriseId !== embedding.companyId) return false
  return scope === 'any' || (scope !== 'never' && embedding.scopes.includes(scope))
}

interface CompanyNamed {
  readonly enterPriseId?: unknown
  readonly enterpriseId?: unknown
}
