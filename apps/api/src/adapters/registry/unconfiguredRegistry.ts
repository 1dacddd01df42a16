import { certificationRefusals } from '@atrium/contracts/company/certification/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { CompanyRegistry } from '../../ports/CompanyRegistry'

/** Used if no registry is configured. */
export const unconfiguredRegistry: CompanyRegistry = {
  search: () => Promise.reject(new Refusal(certificationRefusals.registryFailed)),
}
