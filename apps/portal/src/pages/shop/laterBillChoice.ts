import { lazy } from 'react'

/** Loaded when somebody chooses an invoice. */
export const BillChoice = lazy(() => import('./BillChoice'))
