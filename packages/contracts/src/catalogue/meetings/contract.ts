import * as v from 'valibot'
import { contract, id, mobile, text, timestamp } from '../../wire/contract'
import { language } from '../contract'

/** Most characters in each field of an application. */
export const applicantLengths = { name: 20, company: 100, remark: 200 } as const

/** `open`: places are free. `full`: there is a waiting list. `begun` and `over`: applications are closed. */
export const meetingStates = ['open', 'full', 'begun', 'over'] as const

/**
 * `confirmed`: has a place. `waiting`: gets a place in turn when somebody cancels. `withdrawn`: cancelled;
 * the person may apply again.
 */
export const meetingApplicationStates = ['confirmed', 'waiting', 'withdrawn'] as const

const meeting = {
  meetingId: id,
  meetingName: v.string(),
  /** One sentence. */
  summary: v.string(),
  /** City and building. */
  venue: v.string(),
  startAt: timestamp,
  endAt: timestamp,
  placeCount: v.number(),
  placesLeft: v.number(),
  /** Number of people on the waiting list. */
  waitingCount: v.number(),
  state: v.picklist(meetingStates),
}

const applicant = {
  name: text(applicantLengths.name, 1),
  phone: mobile,
  company: text(applicantLengths.company),
  remark: text(applicantLengths.remark),
}

/** An application: the meeting and the details of the person. */
export const meetingRequest = v.object({ type: v.literal('meeting'), id, ...applicant })

export type MeetingRequest = v.InferOutput<typeof meetingRequest>

const application = v.object({
  id,
  meetingId: id,
  state: v.picklist(meetingApplicationStates),
  ...applicant,
  appliedAt: timestamp,
  /** The content of the QR code; null without a place. */
  code: v.nullable(v.string()),
  /** Position on the waiting list; null if not on it. */
  waitingPosition: v.nullable(v.number()),
  /** Null: not checked in. */
  checkedInAt: v.nullable(timestamp),
})

export const meetingsContract = contract({
  listMeetings: {
    method: 'GET',
    path: '/api/Products/MeetingList',
    isPublic: true,
    query: language,
    response: v.array(v.object(meeting)),
  },
  getMeeting: {
    method: 'GET',
    path: '/api/Products/GetMeetingProductInfoWithOutQrData/meetingId/{meetingId}',
    isPublic: true,
    params: v.object({ meetingId: id }),
    query: language,
    response: v.object({
      ...meeting,
      /** Address of the venue. */
      address: v.string(),
      /** Paragraphs. */
      introduction: v.array(v.string()),
      /** In order, with the time as text and the speaker, if there is one. */
      agenda: v.array(v.object({ time: v.string(), title: v.string(), speaker: v.string() })),
    }),
  },
  listOwnMeetings: {
    method: 'GET',
    path: '/api/Products/OwnMeetingList',
    response: v.array(application),
  },
  getOwnMeeting: {
    method: 'GET',
    path: '/api/Products/OwnMeeting/meetingId/{meetingId}',
    params: v.object({ meetingId: id }),
    response: v.object({
      /** The latest application; null: none. */
      application: v.nullable(application),
      person: v.object({ name: v.string(), phone: v.string() }),
    }),
  },
})

/** Error codes of calls about meetings. */
export const meetingErrors = {
  /** The meeting has begun. */
  closed: 55030,
  alreadyApplied: 55031,
  /** There is no place to give up: it was cancelled, or the person has checked in. */
  notHeld: 55032,
} as const
