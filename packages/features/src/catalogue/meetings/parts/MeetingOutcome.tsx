import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Drawing } from '@atrium/ui/drawing'
import { CalendarPlus } from 'lucide-react'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { saveFile } from '../../../shared/list/export/saveFile'
import layout from '../../../shared/screen/Layout.module.css'
import { QrCode } from '../../../shared/screen/QrCode'
import { useFormat } from '../../../shared/texts/useFormat'
import { Verbatim } from '../../../shared/texts/Verbatim'
import { OutcomeHead } from '../../parts/OutcomeHead'
import { meetingPath } from '../../routes'
import type { Application, WholeMeeting } from '../api'
import { calendarFile } from '../calendarFile'
import { useMeetingTime } from '../meetingTime'
import { meetingMessages } from '../messages'
import { GiveUp } from './GiveUp'
import own from './MeetingOutcome.module.css'
import { PlaceBadge } from './PlaceBadge'

/** As wide as the longest words of a language. */
const factsWidth = { 'zh-CN': '96px', en: '108px' } as const

interface MeetingOutcomeProps {
  readonly meeting: WholeMeeting
  readonly application: Application
}

/**
 * The result of an application: the code for the entrance, the position on the waiting list, or the end; with
 * the next steps.
 */
export function MeetingOutcome({ meeting, application }: MeetingOutcomeProps) {
  const texts = useTexts(meetingMessages)
  const { timestamp } = useFormat()
  const { range, moment } = useMeetingTime()
  const { status, code, checkedInAt, waitingPosition } = application
  const isOpen = meeting.status === 'open' || meeting.status === 'full'
  const { title, hint } = words()
  return (
    <Card padding="none">
      <OutcomeHead
        drawing={<Drawing name={status === 'confirmed' ? 'done' : 'empty'} />}
        title={title}
        hint={hint}
      >
        {status === 'confirmed' && isOpen && (
          <Button variant="primary" icon={<CalendarPlus />} onClick={saveCalendar}>
            {texts.toCalendar}
          </Button>
        )}
        <Button asChild {...(status === 'withdrawn' && isOpen && { variant: 'primary' as const })}>
          <FeatureLink to={meetingPath(meeting.meetingId)}>
            {status === 'withdrawn' && isOpen ? texts.toApply : texts.toMeeting}
          </FeatureLink>
        </Button>
        <GiveUp meeting={meeting} application={application} />
      </OutcomeHead>
      <div className={own.body}>
        {code && !checkedInAt && meeting.status !== 'over' && (
          <div className={own.ticket}>
            <QrCode text={code} label={texts.qr} className={own.qr} />
            <span className={layout.hint}>{texts.code}</span>
            <code className={own.code}>{code}</code>
          </div>
        )}
        <div className={own.facts}>
          <DescriptionList columns={1} termWidth={factsWidth[useHost().locale]}>
            <DescriptionItem term={texts.topic}>{meeting.meetingName}</DescriptionItem>
            <DescriptionItem term={texts.status}>
              <PlaceBadge application={application} />
            </DescriptionItem>
            <DescriptionItem term={texts.time}>
              <Verbatim>{range(meeting)}</Verbatim>
            </DescriptionItem>
            <DescriptionItem term={texts.venue}>{meeting.venue}</DescriptionItem>
            <DescriptionItem term={texts.address}>{meeting.address}</DescriptionItem>
            <DescriptionItem term={texts.applicant}>{application.name}</DescriptionItem>
            <DescriptionItem term={texts.phone}>{application.phone}</DescriptionItem>
            <DescriptionItem term={texts.company}>{application.company}</DescriptionItem>
            {application.remark && (
              <DescriptionItem term={texts.remark}>{application.remark}</DescriptionItem>
            )}
            <DescriptionItem term={texts.appliedAt}>{timestamp(application.appliedAt)}</DescriptionItem>
          </DescriptionList>
        </div>
      </div>
    </Card>
  )

  function words() {
    if (checkedInAt) return { title: texts.isThere, hint: texts.thereAt(moment(checkedInAt)) }
    if (status === 'withdrawn')
      return { title: texts.gone, hint: isOpen ? texts.withdrawnHint : texts.begunHint }
    if (meeting.status === 'over') return { title: texts.isOver, hint: texts.overHint }
    if (status === 'confirmed') return { title: texts.succeeded, hint: texts.succeededHint }
    if (!isOpen || !waitingPosition) return { title: texts.begunWaiting, hint: texts.begunWaitingHint }
    return { title: texts.inLine, hint: texts.waitingHint }
  }

  function saveCalendar() {
    const { meetingId: id, meetingName: summary, startAt, endAt, venue, address } = meeting
    const event = {
      id,
      summary,
      startAt,
      endAt,
      location: `${venue} ${address}`,
      description: meeting.summary,
    }
    const content = new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' })
    saveFile(`${summary}.ics`, content)
  }
}
