import type { AgreementKind } from '@atrium/contracts/agreements/contract'
import { paths } from '@atrium/contracts/paths'

/** By which numbers the address tells the agreements apart. */
const showValues: Readonly<Record<AgreementKind, number>> = {
  userAgreement: 1,
  privacyPolicy: 2,
  deregistration: 3,
}

/** All agreements, in the order in which they are named. */
export const agreementKinds = ['userAgreement', 'privacyPolicy', 'deregistration'] as const

/** What the address asks for; the user agreement, if it says nothing. */
export const kindShown = (query: URLSearchParams): AgreementKind =>
  agreementKinds.find((kind) => String(showValues[kind]) === query.get('showValue')) ?? 'userAgreement'

/** Where an agreement is read. Without a version: the one in force. */
export const agreementAddress = (kind: AgreementKind, version?: string): string =>
  paths.agreement({ showValue: showValues[kind], version })
