import { withPolicy } from '../../wire/policy'
import { deskInvoicesContract } from './contract'

export const deskInvoicesOperations = withPolicy(deskInvoicesContract, {
  listInvoiceCases: {
    summary: 'Lists paid orders whose invoice is due, earliest payment first, or all orders with an invoice.',
    access: 'staff',
    staff: ['finance', 'support', 'auditor'],
    command: 'invoices list',
  },
  getInvoiceCase: {
    summary: 'Returns the details of an order’s invoice and its delivery address.',
    access: 'staff',
    staff: ['finance', 'auditor'],
    command: 'invoices show',
  },
  issueInvoice: {
    summary:
      'Records that the invoice of a paid order was issued under this number, and notifies the buyer, who can download its file.',
    access: 'staff',
    staff: ['finance'],
    command: 'invoices issue',
  },
  attachInvoiceFile: {
    summary:
      'Attaches the PDF or OFD of an issued invoice, replacing any former file, and notifies the buyer.',
    access: 'staff',
    staff: ['finance'],
    command: 'invoices attach',
  },
})
