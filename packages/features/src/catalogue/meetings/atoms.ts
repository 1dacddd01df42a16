import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../../shared/host/query'
import { requestAtom } from '../../shared/request/request'
import { keyedRequestAtom } from '../../shared/request/steadyAtom'
import { idOf, languageAtom } from '../atoms'
import { meetingsApiAtom } from './api'

/** Every meeting, in the language of the page. */
export const meetingsAtom = keyedRequestAtom(languageAtom, ['meetings'], (get, signal) =>
  get(meetingsApiAtom).listMeetings({ query: { language: get(languageAtom) } }, { signal }),
)

/** The meetings the person applied for. */
export const ownMeetingsAtom = requestAtom(['meetings'], (get, signal) =>
  get(meetingsApiAtom).listOwnMeetings({}, { signal }),
)

const { meetings, meetingResult, meetingNotice } = pagePaths
const ownAtom = ownQueryAtom([meetings, meetingResult, meetingNotice])

/** The meeting in the address. */
export const meetingIdAtom = atom((get) => get(ownAtom).get('meetingId') ?? '')

const meetingKeyAtom = atom((get) => `${get(languageAtom)} ${get(meetingIdAtom)}`)

export const meetingAtom = keyedRequestAtom(meetingKeyAtom, ['meetings'], async (get, signal) =>
  get(meetingsApiAtom).getMeeting(
    { params: { meetingId: idOf(get(meetingIdAtom)) }, query: { language: get(languageAtom) } },
    { signal },
  ),
)

/** The person's application for it. */
export const ownMeetingAtom = keyedRequestAtom(meetingIdAtom, ['meetings', 'person'], async (get, signal) =>
  get(meetingsApiAtom).getOwnMeeting({ params: { meetingId: idOf(get(meetingIdAtom)) } }, { signal }),
)

declare module '../../shared/request/stale' {
  interface Resources {
    /** Meetings, their places, and the person's applications. */
    readonly meetings: unknown
  }
}
