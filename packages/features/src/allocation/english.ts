import { allocationEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  allocation: allocationEnglish,
}
