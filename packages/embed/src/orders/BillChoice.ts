import { lazy } from 'react'

/** The choice of an invoice, loaded when somebody makes it. */
export const BillChoice = lazy(async () => ({
  default: (await import('@atrium/features/billing')).BillChoice,
}))
