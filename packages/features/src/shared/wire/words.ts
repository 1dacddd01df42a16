import type { Words } from './bindInWords'

/** Words that several contracts share. */
export const placeWords = { enterpriseDepartmentId: 'departmentId' } as const satisfies Words

export const companyWords = {
  enterpriseId: 'companyId',
  enterpriseName: 'companyName',
} as const satisfies Words

/** States of a company's certification. */
export const certificationCodes = { uncertified: 0, pending: 1, rejected: 2, certified: 4 } as const

export const certificationWords = {
  certificatationStatus: ['certificationStatus', certificationCodes],
} as const satisfies Words

/** Licences by serial number and by subscription use different calls. */
export const productTypes = { serialNumber: 0, subscription: 1 } as const

export type ProductType = keyof typeof productTypes

export const productWords = {
  mainId: 'productId',
  snStatus: 'status',
  productType: ['productType', productTypes],
} as const satisfies Words

export const searchWords = { searchCondition: 'search' } as const satisfies Words

/** States of an invitation. */
const statusCodes = {
  joined: 1,
  rejected: 2,
  awaitingRegistration: 4,
  awaitingApproval: 5,
  expired: 6,
  invalid: 7,
} as const

export const invitationWords = { inviteStatus: ['status', statusCodes] } as const satisfies Words

export type InvitationStatus = keyof typeof statusCodes
