import { hubEvents } from '@atrium/contracts/realtime/contract'
import * as v from 'valibot'
import { inWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

/** The payload of the event about a company's dissolution. */
export const deregistration = v.pipe(
  hubEvents.OnCancelAuditPassed,
  v.transform((payload) => inWords(payload, companyWords)),
)
