import { invitationsEnglish, problemEnglish } from './messages.en'

/** The English texts of this feature, by catalogue. */
export const english = {
  invitations: invitationsEnglish,
  invitationProblems: problemEnglish,
}
