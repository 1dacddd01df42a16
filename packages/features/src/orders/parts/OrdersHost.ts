import { createContext, type ReactNode } from 'react'
import type { Bill } from '../../shared/bill/Bill'

/** Facts and functions that only the surrounding page has. */
export interface OrdersHost {
  /**
   * Chooses the invoice to request after the order: initially nothing, and the owner's default as soon as it is
   * known. Default: none can be requested.
   */
  readonly billChoice?: (bill: Bill | undefined, onChange: (bill: Bill) => void) => ReactNode
}

export const OrdersHostContext = createContext<OrdersHost>({})
