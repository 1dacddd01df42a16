import { borrowingEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  borrowing: borrowingEnglish,
}
