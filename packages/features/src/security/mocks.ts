import { securityContract as security } from '@atrium/contracts/security/contract'
import type { AnswersOf } from '../shared/stories/answers'
import { answer } from '../shared/stories/mocks'

type Answers = AnswersOf<typeof security>
type Session = Answers['listSessions'][number]
type Event = Answers['listSecurityEvents']['list'][number]

export const someSecurity: Answers['getSecurity'] = {
  phone: '13800000001',
  email: '',
  isEmailVerified: false,
  passwordSetAt: '2026-05-12T08:00:00.000Z',
  wasPasswordChanged: true,
  secondStepWantedBy: [],
  protections: [
    { kind: 'email', isWeak: true },
    { kind: 'password', isWeak: false },
    { kind: 'mobile', isWeak: false },
  ],
}

export const soundSecurity: Answers['getSecurity'] = {
  ...someSecurity,
  email: 'zhou@example.com',
  isEmailVerified: true,
  protections: [
    { kind: 'password', isWeak: false },
    { kind: 'email', isWeak: false },
    { kind: 'mobile', isWeak: false },
  ],
}

export const someSessions: readonly Session[] = [
  {
    sessionId: 'session-1',
    isCurrent: true,
    isWebClient: true,
    embedderName: null,
    browser: 'Chrome 147',
    system: 'Windows',
    address: '203.0.113.24',
    signedInAt: '2026-11-20T01:12:00.000Z',
    lastActiveAt: '2026-11-20T01:58:00.000Z',
  },
  {
    sessionId: 'session-2',
    isCurrent: false,
    isWebClient: true,
    embedderName: null,
    browser: 'Safari 26',
    system: 'iOS',
    address: '198.51.100.7',
    signedInAt: '2026-11-18T00:31:00.000Z',
    lastActiveAt: '2026-11-19T10:05:00.000Z',
  },
  {
    sessionId: 'session-3',
    isCurrent: false,
    isWebClient: false,
    embedderName: null,
    browser: '',
    system: '',
    address: '',
    signedInAt: '2026-11-17T00:31:00.000Z',
    lastActiveAt: '2026-11-17T10:05:00.000Z',
  },
]

const chrome = { browser: 'Chrome 147', system: 'Windows', address: '203.0.113.24' }
const nowhere = { browser: '', system: '', address: '' }

const event = (eventId: string, kind: Event['event'], at: string, from: typeof nowhere = chrome): Event => ({
  eventId,
  at,
  event: kind,
  ...from,
  isCurrentSession: eventId === '5',
  sessionId: `session-${eventId}`,
  application: '',
})

export const someEvents: readonly Event[] = [
  { ...event('6', 'applicationEntered', '2026-11-20T02:05:00.000Z'), application: '云检算' },
  event('5', 'signedIn', '2026-11-20T01:12:00.000Z'),
  event('4', 'signedIn', '2026-11-18T00:31:00.000Z', {
    browser: 'Safari 26',
    system: 'iOS',
    address: '198.51.100.7',
  }),
  event('3', 'mobileChanged', '2026-09-02T07:20:00.000Z'),
  event('2', 'passwordChanged', '2026-05-12T08:00:00.000Z'),
  event('1', 'registered', '2024-04-12T03:20:00.000Z', nowhere),
]

/** Events of the second step and passkeys, and of a company's requirement. */
export const secondStepEvents: readonly Event[] = (
  [
    'secondStepReleased',
    'secondStepDemanded',
    'recoveryCodeUsed',
    'recoveryCodesRenewed',
    'passkeyRemoved',
    'passkeyAdded',
    'secondStepOff',
    'secondStepOn',
  ] as const
).map((kind, n) => event(String(18 - n), kind, `2026-11-${18 - n}T00:31:00.000Z`))

/** The number that is shown. */
export const manyEvents: readonly Event[] = Array.from({ length: 50 }, (_, n) =>
  event(String(100 - n), n % 7 === 3 ? 'signedOut' : 'signedIn', '2026-11-18T00:31:00.000Z'),
)

export const someSignIn: Answers['getSignIn'] = {
  isCurrent: false,
  isOpen: true,
  isWebClient: true,
  browser: 'Safari 26',
  system: 'iOS',
  address: '198.51.100.7',
  signedInAt: '2026-11-18T00:31:00.000Z',
}

export const eventsAnswer = (list: readonly Event[]) =>
  answer(security.listSecurityEvents, { totalItems: list.length, list: [...list] })

export const securityAnswers = [
  answer(security.getSecurity, someSecurity),
  answer(security.listSessions, [...someSessions]),
  answer(security.endSessions, 1),
  eventsAnswer(someEvents),
  answer(security.getSignIn, someSignIn),
  answer(security.disownSignIn, true),
]
