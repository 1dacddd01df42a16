import { certificationEnglish } from './certification/messages.en'
import { companyEnglish } from './messages.en'
import { overviewEnglish } from './overview/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  certification: certificationEnglish,
  company: companyEnglish,
  overview: overviewEnglish,
}
