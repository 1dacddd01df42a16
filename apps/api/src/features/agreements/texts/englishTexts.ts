import type { AgreementText } from '../AgreementText'
import { deregistration20210601 } from './english/deregistration20210601'
import { privacyPolicy20261101 } from './english/privacyPolicy20261101'
import { userAgreement20210601 } from './english/userAgreement20210601'
import { userAgreement20261101 } from './english/userAgreement20261101'

const privacyPolicy20210601: AgreementText = {
  title: 'Privacy policy',
  introduction: 'How we handle what we know of you.',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'The phone number, name and irreversible digest of the password needed to register and sign in; the department and name that your company enters; device fingerprint and time when software is activated; and the records of sign-ins and changes that security needs.',
      ],
    },
    {
      heading: 'What for',
      paragraphs: [
        'For signing in, managing licences, security audits and customer service. Not for advertising, and nothing is sold to anyone.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'The administrators of your company see your name, phone number, department, licences, online state and activated devices. We pass nothing to others unless the law demands it.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'As long as the account exists. After that it is deleted or made anonymous; records that the law wants kept are deleted when their time is over.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see and correct what is kept about you, or have your account deleted. Write or call us by “Contact us” in the footer.',
      ],
    },
  ],
}

export const englishTexts = {
  deregistration20210601,
  privacyPolicy20210601,
  privacyPolicy20261101,
  userAgreement20210601,
  userAgreement20261101,
} as const
