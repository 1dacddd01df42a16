import { withQuery } from '@atrium/contracts/paths'

/** Addresses of the desk's pages, below the host. */
export const deskPaths = {
  today: '/desk',
  certifications: '/desk/certifications',
  certification: '/desk/certification',
} as const

/** The review of a submission. */
export const certificationPath = (caseId: string): string =>
  withQuery(deskPaths.certification, { id: caseId })
