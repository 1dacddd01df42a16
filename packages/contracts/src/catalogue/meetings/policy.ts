import { withPolicy } from '../../wire/policy'
import { meetingsContract } from './contract'

export const meetingsOperations = withPolicy(meetingsContract, {
  listMeetings: {
    summary: 'Lists the vendor’s meetings: upcoming ones by start, then past ones, newest first.',
  },
  getMeeting: {
    summary: 'Returns one meeting with its number of free places.',
  },
  listOwnMeetings: {
    summary: 'Lists the caller’s latest application for each meeting.',
    access: 'user',
  },
  getOwnMeeting: {
    summary: 'Returns the caller’s application for a meeting, and suggested values for a new one.',
    access: 'user',
  },
})
