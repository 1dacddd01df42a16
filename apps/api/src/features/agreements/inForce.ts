import { agreementOutdated, type StandingVersions } from '@atrium/contracts/shared/agreements/contract'
import { Refusal } from '../../platform/refusal/Refusal'
import { standingKinds } from './noteAgreement'
import { currentVersion } from './standingAt'

/** Which version of each whoever opens an account agrees to. */
export const agreementsInForce = (now: Date): StandingVersions => ({
  userAgreement: currentVersion('userAgreement', now).version,
  privacyPolicy: currentVersion('privacyPolicy', now).version,
})

/** Whoever agreed to something else read another text than they would be held to. */
export function requireInForce(agreed: StandingVersions, now: Date): void {
  const inForce = agreementsInForce(now)
  if (standingKinds.some((kind) => agreed[kind] !== inForce[kind])) throw outdated()
}

export const outdated = () => new Refusal(agreementOutdated, '协议已有新版本，请阅读后再同意')
