import { requestAtom } from '../../shared/request/request'
import { casesApiAtom } from '../cases/api'

/** What waits for the person, by queue, and the oldest cases. */
export const todayAtom = requestAtom(['deskCases'], (get, signal) =>
  get(casesApiAtom).getToday({}, { signal }),
)
