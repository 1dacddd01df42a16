import { authorisationEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  authorisation: authorisationEnglish,
}
