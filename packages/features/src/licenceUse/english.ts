import { licenceUseEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  licenceUse: licenceUseEnglish,
}
