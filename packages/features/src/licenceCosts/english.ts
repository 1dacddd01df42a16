import { licenceCostsEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  licenceCosts: licenceCostsEnglish,
}
