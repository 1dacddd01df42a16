import { companyIdentitiesEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  companyIdentities: companyIdentitiesEnglish,
}
