import { headImageEnglish } from './headImage/messages.en'
import { profileEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  headImage: headImageEnglish,
  profile: profileEnglish,
}
