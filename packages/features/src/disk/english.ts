import { diskEnglish } from './messages.en'
import { sharingEnglish } from './sharing/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  disk: diskEnglish,
  'disk.sharing': sharingEnglish,
}
