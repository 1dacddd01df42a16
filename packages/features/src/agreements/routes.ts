import type { AgreementKind } from '@atrium/contracts/agreements/contract'
import { paths } from '@atrium/contracts/paths'

/** The numbers of the agreements in addresses. */
const showValues: Readonly<Record<AgreementKind, number>> = {
  userAgreement: 1,
  privacyPolicy: 2,
  deregistration: 3,
}

/** All agreements, in display order. */
export const agreementKinds = ['userAgreement', 'privacyPolicy', 'deregistration'] as const

/** The agreement in the address; the user agreement by default. */
export const kindShown = (query: URLSearchParams): AgreementKind =>
  agreementKinds.find((kind) => String(showValues[kind]) === query.get('showValue')) ?? 'userAgreement'

/** The page of an agreement. Without a version: the one in force. */
export const agreementAddress = (kind: AgreementKind, version?: string): string =>
  paths.agreement({ showValue: showValues[kind], version })
