import * as v from 'valibot'
import { contract, id, mobile, text, timestamp } from '../../wire/contract'
import { language } from '../contract'

/** Most characters of what somebody says of themselves. */
export const applicantLengths = { name: 20, company: 100, remark: 200 } as const

/** `open`: places are left. `full`: one may wait for one. `begun` and `over`: nobody applies any more. */
export const meetingStates = ['open', 'full', 'begun', 'over'] as const

/**
 * `confirmed`: has a place. `waiting`: gets one when somebody gives theirs up, in their turn. `withdrawn`: given up;
 * one may apply again.
 */
export const meetingApplicationStates = ['confirmed', 'waiting', 'withdrawn'] as const

const meeting = {
  meetingId: id,
  meetingName: v.string(),
  /** A sentence. */
  summary: v.string(),
  /** The city and the house, as people say it. */
  venue: v.string(),
  startAt: timestamp,
  endAt: timestamp,
  placeCount: v.number(),
  placesLeft: v.number(),
  /** So many wait for one. */
  waitingCount: v.number(),
  state: v.picklist(meetingStates),
}

const applicant = {
  name: text(applicantLengths.name, 1),
  phone: mobile,
  company: text(applicantLengths.company),
  remark: text(applicantLengths.remark),
}

/** What one applies with: the meeting, and what one says of oneself. */
export const meetingRequest = v.object({ type: v.literal('meeting'), id, ...applicant })

export type MeetingRequest = v.InferOutput<typeof meetingRequest>

const application = v.object({
  id,
  meetingId: id,
  state: v.picklist(meetingApplicationStates),
  ...applicant,
  appliedAt: timestamp,
  /** What the QR code says; null unless there is a place. */
  code: v.nullable(v.string()),
  /** The how-manieth of those who wait; null unless one does. */
  waitingPosition: v.nullable(v.number()),
  /** Null: not there yet. */
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
      /** Where the venue is. */
      address: v.string(),
      /** Paragraphs. */
      introduction: v.array(v.string()),
      /** In order; the time as people write it, and who speaks, or nobody. */
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
      /** The latest; null: never applied. */
      application: v.nullable(application),
      person: v.object({ name: v.string(), phone: v.string() }),
    }),
  },
})

/** Codes of refused calls about meetings. */
export const meetingErrors = {
  /** It has begun. */
  closed: 55030,
  alreadyApplied: 55031,
  /** There is nothing to give up: it was given up, or the person is there. */
  notHeld: 55032,
} as const
