/** What people of the vendor's staff may be. Somebody may be several. */
export const staffRoles = [
  /** Certifications, dissolutions, trials and feedback. */
  'reviewer',
  /** Orders and prices of companies. */
  'sales',
  /** Payments and invoices. */
  'finance',
  /** Helps people and companies; never sees passwords, codes, files or messages. */
  'support',
  /** Meetings. */
  'events',
  /** Products, releases and applications. */
  'catalogue',
  /** Staff, locked accounts and sessions. */
  'security',
  /** Reads the audit, and changes nothing. */
  'auditor',
] as const

export type StaffRole = (typeof staffRoles)[number]
