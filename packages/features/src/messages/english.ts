import { bellEnglish, messagesEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  messageBell: bellEnglish,
  messages: messagesEnglish,
}
