import { deregistration20210601 } from './chinese/deregistration20210601'
import { privacyPolicy20210601 } from './chinese/privacyPolicy20210601'
import { privacyPolicy20261101 } from './chinese/privacyPolicy20261101'
import { userAgreement20210601 } from './chinese/userAgreement20210601'
import { userAgreement20261101 } from './chinese/userAgreement20261101'

export const chineseTexts = {
  deregistration20210601,
  privacyPolicy20210601,
  privacyPolicy20261101,
  userAgreement20210601,
  userAgreement20261101,
} as const
