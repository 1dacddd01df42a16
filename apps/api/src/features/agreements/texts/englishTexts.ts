import { deregistration20210601 } from './english/deregistration20210601'
import { privacyPolicy20210601 } from './english/privacyPolicy20210601'
import { privacyPolicy20261101 } from './english/privacyPolicy20261101'
import { userAgreement20210601 } from './english/userAgreement20210601'
import { userAgreement20261101 } from './english/userAgreement20261101'

export const englishTexts = {
  deregistration20210601,
  privacyPolicy20210601,
  privacyPolicy20261101,
  userAgreement20210601,
  userAgreement20261101,
} as const
