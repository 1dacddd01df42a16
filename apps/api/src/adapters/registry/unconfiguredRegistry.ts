import type { CompanyRegistry } from '../../ports/CompanyRegistry'
import { registryRefusals } from '../../ports/registryRefusals'

/** Stands where no registry was configured. */
export const unconfiguredRegistry: CompanyRegistry = {
  search: () => Promise.reject(registryRefusals.failed()),
}
