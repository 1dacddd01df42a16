export type { InvoiceAddress, InvoiceTitle } from './api'
