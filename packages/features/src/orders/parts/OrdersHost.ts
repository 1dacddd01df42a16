import { createContext, type ReactNode } from 'react'
import type { Bill } from '../../shared/bill/Bill'

/** What only the page around knows and can do for this feature. */
export interface OrdersHost {
  /**
   * Chooses the invoice that is asked for after the order was made: first, with nothing chosen, the owner's default as
   * soon as it is known. Default: none can be asked for.
   */
  readonly billChoice?: (bill: Bill | undefined, onChange: (bill: Bill) => void) => ReactNode
}

export const OrdersHostContext = createContext<OrdersHost>({})
