import { withPolicy } from '../../wire/policy'
import { meetingsContract } from './contract'

export const meetingsOperations = withPolicy(meetingsContract, {
  listMeetings: {
    summary:
      'The vendor’s meetings: those to come by their beginning, then those that are over, the newest first.',
  },
  getMeeting: {
    summary: 'One meeting, and how many places it has left.',
  },
  listOwnMeetings: {
    summary: 'The caller’s latest application for each meeting.',
    access: 'user',
  },
  getOwnMeeting: {
    summary: 'How the caller stands to a meeting, and what a new application may begin with.',
    access: 'user',
  },
})
