import { useHost } from '../shared/host/useHost'
import { pathsOf } from './routes'

/** Where the orders on screen are, whose ever they are. */
export const useOrderPaths = () => pathsOf(useHost().companyId)
