import { staffReasonHeader } from '@atrium/contracts/wire/headers'
import type { CallOptions } from '../../shared/wire/client'

/**
 * Options of a call of the staff, with the reason for the audit: `api.approve(input, because(reason))`. Changes need
 * one; reads show personal data in full only with one.
 *
 * @param reason empty: none is sent
 */
export const because = (reason: string): Pick<CallOptions, 'headers'> =>
  reason ? { headers: { [staffReasonHeader]: encodeURIComponent(reason) } } : {}
