import { deregistrationEnglish } from './deregistration/messages.en'
import { mailEnglish } from './mail/messages.en'
import { accountEnglish, dissolutionEnglish } from './messages.en'
import { ruleEnglish } from './secondStepRule/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  deregistration: deregistrationEnglish,
  dissolution: dissolutionEnglish,
  mail: mailEnglish,
  account: accountEnglish,
  'account.secondStepRule': ruleEnglish,
}
