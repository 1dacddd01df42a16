import { deskCertificationsOperations } from '@atrium/contracts/desk/certifications/policy'
import { implement } from '../../../../ports/implement'
import { approveCertification, rejectCertification } from './decideCertification'
import { getCertificationCase, getCertificationLicence } from './getCertificationCase'
import { listCertificationCases } from './listCertificationCases'

export const certificationDeskRoutes = implement(deskCertificationsOperations, {
  listCertificationCases,
  getCertificationCase,
  getCertificationLicence,
  approveCertification,
  rejectCertification,
})
