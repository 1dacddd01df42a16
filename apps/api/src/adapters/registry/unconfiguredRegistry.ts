import type { CompanyRegistry } from '../../ports/CompanyRegistry'
import { registryRefusals } from '../../ports/registryRefusals'

/** Used if no registry is configured. */
export const unconfiguredRegistry: CompanyRegistry = {
  search: () => Promise.reject(registryRefusals.failed()),
}
