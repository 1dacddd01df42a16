import { pagePaths, paths } from '@atrium/contracts/paths'
import type { PageHead } from '../../platform/portal/PageHead'
import { getMeeting, listMeetings } from '../meetings'
import type { HeadRequest } from './HeadRequest'
import { listFacts } from './listFacts'
import { cut, words } from './words'

const picture = '/share/atrium.png'

export const headOfMeetings = (request: HeadRequest): Promise<PageHead> =>
  request.id ? headOfMeeting(request) : headOfList(request)

async function headOfList({ db, language, now, origin }: HeadRequest): Promise<PageHead> {
  const all = await listMeetings({ db, now, query: { language } })
  const { meetings: heading, meetingsOf: description } = words[language]
  const links = all.map(({ meetingId, meetingName }) => ({
    name: meetingName,
    address: paths.meetings({ meetingId }),
  }))
  return {
    title: heading,
    description,
    picture,
    address: pagePaths.meetings,
    facts: listFacts(origin, links),
    outline: { heading, paragraphs: [description], links },
  }
}

async function headOfMeeting({ db, language, now, origin, id }: HeadRequest): Promise<PageHead> {
  const meeting = await getMeeting({ db, now, params: { meetingId: id }, query: { language } })
  const { meetingName, summary, introduction, startAt, endAt, venue } = meeting
  const { meetings } = words[language]
  const description = cut([summary, ...introduction].join(' '))
  return {
    title: meetingName,
    description,
    picture,
    address: paths.meetings({ meetingId: id }),
    facts: {
      '@type': 'Event',
      name: meetingName,
      description,
      startDate: startAt,
      endDate: endAt,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      maximumAttendeeCapacity: meeting.placeCount,
      remainingAttendeeCapacity: meeting.placesLeft,
      location: { '@type': 'Place', name: venue, address: meeting.address },
      image: origin + picture,
      url: origin + paths.meetings({ meetingId: id }),
    },
    outline: {
      heading: meetingName,
      paragraphs: [summary, `${venue} ${meeting.address}`, ...introduction],
      links: [{ name: meetings, address: pagePaths.meetings }],
    },
  }
}
