import { formatEnglish } from './kind/messages.en'
import { previewEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  previewFormats: formatEnglish,
  preview: previewEnglish,
}
