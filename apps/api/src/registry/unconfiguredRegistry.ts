import type { CompanyRegistry } from './CompanyRegistry'
import { registryRefusals } from './refusals'

/** Stands where no registry was configured. */
export const unconfiguredRegistry: CompanyRegistry = {
  search: () => Promise.reject(registryRefusals.failed()),
}
