import { backlogEnglish, waitingEnglish } from './messages.en'
import { ownTaskEnglish } from './tasks/messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  backlog: backlogEnglish,
  ownTasks: ownTaskEnglish,
  waiting: waitingEnglish,
}
