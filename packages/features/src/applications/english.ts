import { applicationsEnglish, joinEnglish, shareEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  joinCompany: joinEnglish,
  applications: applicationsEnglish,
  shareLink: shareEnglish,
}
