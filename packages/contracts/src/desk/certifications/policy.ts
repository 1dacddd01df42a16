import { withPolicy } from '../../wire/policy'
import { deskCertificationsContract } from './contract'

export const deskCertificationsOperations = withPolicy(deskCertificationsContract, {
  listCertificationCases: {
    summary: 'Lists submissions for certification: those that wait, oldest first, or others, newest first.',
    access: 'staff',
    staff: ['reviewer', 'support', 'auditor'],
    command: 'certifications list',
  },
  getCertificationCase: {
    summary: 'Returns a submission with what is known about the company from before and from the registry.',
    access: 'staff',
    staff: ['reviewer', 'auditor'],
    command: 'certifications show',
  },
  getCertificationLicence: {
    summary: 'Returns the submitted picture of the business licence.',
    access: 'staff',
    staff: ['reviewer'],
    command: 'certifications licence',
  },
  approveCertification: {
    summary: 'Certifies the company with its submission, and notifies its administrators.',
    access: 'staff',
    staff: ['reviewer'],
    command: 'certifications approve',
  },
  rejectCertification: {
    summary: 'Refuses a submission. The company’s administrators get the reason.',
    access: 'staff',
    staff: ['reviewer'],
    command: 'certifications reject',
  },
})
