import { companyRegistrationEnglish } from './companyRegistration/messages.en'
import { companySignInEnglish } from './companySignIn/messages.en'
import { enterpriseEnglish } from './enterprise/messages.en'
import {
  entryEnglish,
  expiryEnglish,
  passwordEnglish,
  proofEnglish,
  registrationEnglish,
  sessionEnglish,
  signOutEnglish,
} from './messages.en'
import { takingEnglish } from './secondStep/messages.en'
import { socialEnglish } from './social/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  companyRegistration: companyRegistrationEnglish,
  companySignIn: companySignInEnglish,
  'session.enterprise': enterpriseEnglish,
  entry: entryEnglish,
  expiry: expiryEnglish,
  session: sessionEnglish,
  password: passwordEnglish,
  proof: proofEnglish,
  registration: registrationEnglish,
  taking: takingEnglish,
  signOut: signOutEnglish,
  social: socialEnglish,
}
