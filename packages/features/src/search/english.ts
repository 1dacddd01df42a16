import { entryEnglish, searchEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  searchEntry: entryEnglish,
  search: searchEnglish,
}
