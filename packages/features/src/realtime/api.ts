import { hubEvents } from '@atrium/contracts/realtime/contract'
import * as v from 'valibot'
import { inWords } from '../shared/wire/bindInWords'
import { companyWords } from '../shared/wire/words'

/** What the news of a company's deregistration brings. */
export const deregistration = v.pipe(
  hubEvents.OnCancelAuditPassed,
  v.transform((payload) => inWords(payload, companyWords)),
)
