import { differencesEnglish } from './differences/messages.en'
import { chinaDirectoriesEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  chinaDirectories: chinaDirectoriesEnglish,
  directoryDifferences: differencesEnglish,
}
