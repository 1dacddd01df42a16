import { appsEnglish } from './apps/messages.en'
import { meetingEnglish } from './meetings/messages.en'
import { catalogueEnglish } from './messages.en'
import { ownProductsEnglish } from './ownProducts/messages.en'
import { releasesEnglish } from './releases/messages.en'
import { salesEnglish } from './sales/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  'catalogue.apps': appsEnglish,
  meetings: meetingEnglish,
  catalogue: catalogueEnglish,
  'catalogue.ownProducts': ownProductsEnglish,
  'catalogue.releases': releasesEnglish,
  sales: salesEnglish,
}
