import { meetingsContract } from '@atrium/contracts/catalogue/meetings/contract'
import { trialsContract } from '@atrium/contracts/catalogue/trials/contract'
import { type Answer, type AnswersOf, answer } from '../../shared/stories/answers'

type WireMeeting = AnswersOf<typeof meetingsContract>['getMeeting']
export type WireApplication = NonNullable<AnswersOf<typeof meetingsContract>['getOwnMeeting']['application']>
type Language = 'zh-CN' | 'en'

const words = {
  'zh-CN': {
    meetingName: '超限高层抗震设计技术交流会',
    summary: '从性能目标到超限审查，三个真实项目的完整设计过程。',
    venue: '上海 · 同济设计院报告厅',
    address: '上海市杨浦区四平路1230号一层报告厅',
    introduction: [
      '面向结构工程师与审图人员。三位主讲人分别讲述一个已通过超限审查的项目：性能目标怎样确定，弹塑性时程分析怎样校核，审查意见怎样回应。',
      '现场提供计算模型与计算书供查阅，会后资料发送给全部参会者。',
    ],
    agenda: [
      { time: '14:00', title: '性能目标与抗震等级的取定', speaker: '周明远，结构总工程师' },
      { time: '15:00', title: '弹塑性时程分析：地震波选取与结果判读', speaker: '沈知微，分析软件负责人' },
      { time: '16:00', title: '超限审查意见与回应', speaker: '韩立群，超限审查专家' },
      { time: '17:00', title: '提问与讨论', speaker: '' },
    ],
  },
  en: {
    meetingName: 'Seismic design of tall buildings',
    summary: 'From performance targets to expert review: three projects from start to finish.',
    venue: 'Shanghai · Lecture hall of the design institute',
    address: 'Ground floor, 1230 Siping Road, Yangpu, Shanghai',
    introduction: [
      'For structural engineers and reviewers. Three speakers each present a project that passed expert review: how its targets were set, how the analysis was checked, and how the reviewers’ comments were answered.',
      'Models and reports are on display in the hall. All attendees get the slides.',
    ],
    agenda: [
      {
        time: '14:00',
        title: 'Performance targets and seismic grades',
        speaker: 'Zhou Mingyuan, chief engineer',
      },
      {
        time: '15:00',
        title: 'Time history analysis: records and results',
        speaker: 'Shen Zhiwei, analysis software',
      },
      { time: '16:00', title: 'Reviewers’ questions and answers', speaker: 'Han Liqun, review expert' },
      { time: '17:00', title: 'Questions', speaker: '' },
    ],
  },
}

const others = [
  [
    'BIM协同设计实战研讨会',
    'BIM collaboration workshop',
    '杭州 · 未来科技城会议中心',
    'Hangzhou · Future City',
  ],
  ['工程造价云计价公开课', 'Cost estimating in the cloud', '线上直播', 'Online'],
  ['空间结构软件新版本发布会', 'Space frame software: the new version', '北京 · 国家会议中心', 'Beijing'],
] as const

/** With 74 of 120 places left. */
export const openMeeting = (language: Language): WireMeeting => ({
  meetingId: 'meeting-seismic',
  ...words[language],
  startAt: '2026-12-12T06:00:00.000Z',
  endAt: '2026-12-12T09:30:00.000Z',
  placeCount: 120,
  placesLeft: 74,
  waitingCount: 0,
  state: 'open',
})

export const fullMeeting = (language: Language): WireMeeting => ({
  ...openMeeting(language),
  placesLeft: 0,
  waitingCount: 3,
  state: 'full',
})

export const begunMeeting = (language: Language): WireMeeting => ({
  ...openMeeting(language),
  state: 'begun',
})

export const pastMeeting = (language: Language): WireMeeting => ({
  ...openMeeting(language),
  startAt: '2026-10-24T05:00:00.000Z',
  endAt: '2026-10-24T09:00:00.000Z',
  state: 'over',
})

/** One in each state. */
export function someMeetings(language: Language): WireMeeting[] {
  const rest = [fullMeeting, begunMeeting, pastMeeting].map((make, n) => {
    const [name = '', nameEn = '', venue = '', venueEn = ''] = others[n] ?? []
    return {
      ...make(language),
      meetingId: `meeting-${n}`,
      meetingName: language === 'en' ? nameEn : name,
      venue: language === 'en' ? venueEn : venue,
    }
  })
  return [openMeeting(language), ...rest]
}

export const confirmedApplication: WireApplication = {
  id: 'application-1',
  meetingId: 'meeting-seismic',
  state: 'confirmed',
  name: '林小满',
  phone: '13800000005',
  company: '同济大学',
  remark: '素食',
  appliedAt: '2026-11-20T02:20:00.000Z',
  code: '7QK2-M4XD-9HTB-3WZF',
  waitingPosition: null,
  checkedInAt: null,
}

export const waitingApplication: WireApplication = {
  ...confirmedApplication,
  state: 'waiting',
  code: null,
  waitingPosition: 2,
}

export const withdrawnApplication: WireApplication = {
  ...confirmedApplication,
  state: 'withdrawn',
  code: null,
}

export const checkedInApplication: WireApplication = {
  ...confirmedApplication,
  checkedInAt: '2026-12-12T05:41:00.000Z',
}

/** The service's answers about a meeting and the person's application for it. */
export const answersAboutMeeting = (
  meeting: (language: Language) => WireMeeting,
  application: WireApplication | null = null,
): readonly Answer[] => [
  answer(meetingsContract.getMeeting, ({ query }) => meeting(query.language)),
  answer(meetingsContract.getOwnMeeting, {
    application,
    person: { name: '林小满', phone: '13800000005' },
  }),
]

export const meetingAnswers: readonly Answer[] = [
  answer(meetingsContract.listMeetings, ({ query }) => someMeetings(query.language)),
  answer(meetingsContract.listOwnMeetings, [{ ...waitingApplication, meetingId: 'meeting-0' }]),
  ...answersAboutMeeting(openMeeting),
  answer(trialsContract.applyForTrialOrMeeting, { id: 'application-1', state: 'confirmed' }),
  answer(trialsContract.withdrawTrialOrMeeting, true),
]
