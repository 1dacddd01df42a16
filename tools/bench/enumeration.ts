import { entryOperations } from '@atrium/contracts/session/entry/policy'
import type { SealPurpose } from '@atrium/contracts/session/password/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { recoveryOperations } from '@atrium/contracts/session/recovery/policy'
import { sealPassword } from '@atrium/features/session/sealPassword'
import { agreementsInForce } from '../../apps/api/src/features/agreements'
import { hashPassword } from '../../apps/api/src/features/session/password/passwords'
import { outbox, quotas, signInFailures, users, verificationCodes } from '../../apps/api/src/tables'
import { createTestService, type TestService } from '../../apps/api/src/testing/createTestService'
import type { Figure } from './Figure'
import { areaUnderCurve, shuffled } from './ratios'

/** Number of people with an account, and of people without. */
const people = Number(process.env.BENCH_PEOPLE ?? 1000)

/** Maximum share of right guesses from an answer's time; half is chance. */
const most = 0.55

/** A person who may have an account, on a separate network. */
interface Stranger {
  readonly mobile: string
  readonly email: string
  readonly headers: { readonly 'x-forwarded-for': string }
}

interface Question {
  readonly what: string
  /** The purpose that the password is sealed for. */
  readonly seals: SealPurpose
  readonly ask: (service: TestService, stranger: Stranger, sealed: Sealed) => Promise<unknown>
}

interface Sealed {
  readonly password: string
  readonly keyId: string
}

const code = '000000'

/** A password that is accepted quickly: a slow strength estimate would hide other differences. */
const good = 'kvtwrzmqxjpbfghd'

const questions: readonly Question[] = [
  {
    what: 'a sign-in with a wrong password',
    seals: 'signIn',
    ask: (service, { mobile, headers }, sealed) =>
      service.request(
        sessionOperations.signIn,
        { query: {}, body: { userName: mobile, ...sealed } },
        { headers },
      ),
  },
  {
    what: 'a code to recover by mobile',
    seals: 'newPassword',
    ask: (service, { mobile, headers }) =>
      service.request(entryOperations.sendEntryCode, { body: { mobile, purpose: 'recover' } }, { headers }),
  },
  {
    what: 'a recovery by mobile with a wrong code',
    seals: 'newPassword',
    ask: (service, { mobile, headers }, sealed) =>
      service.request(entryOperations.recoverPassword, { body: { mobile, code, ...sealed } }, { headers }),
  },
  {
    what: 'a code to recover by mail',
    seals: 'newPassword',
    ask: (service, { email, headers }) =>
      service.request(recoveryOperations.sendRecoveryMail, { body: { email } }, { headers }),
  },
  {
    what: 'a recovery by mail with a wrong code',
    seals: 'newPassword',
    ask: (service, { email, headers }, sealed) =>
      service.request(
        recoveryOperations.recoverPasswordByMail,
        { body: { email, code, ...sealed } },
        { headers },
      ),
  },
  {
    what: 'a code to register',
    seals: 'newPassword',
    ask: (service, { mobile, headers }) =>
      service.request(entryOperations.sendEntryCode, { body: { mobile } }, { headers }),
  },
  {
    what: 'a registration with a wrong code',
    seals: 'newPassword',
    ask: (service, { mobile, headers }, sealed) =>
      service.request(
        entryOperations.registerPerson,
        {
          query: {},
          body: {
            mobile,
            code,
            realName: '沈知远',
            ...sealed,
            agreements: agreementsInForce(service.clock.now()),
          },
        },
        { headers },
      ),
  },
]

/** Whether an answer's time reveals who has an account, as the share of right guesses from the time alone. */
export async function measureEnumeration(): Promise<Figure[]> {
  const known = strangers(people, '138', 'known')
  const unknown = strangers(people, '139', 'unknown')
  const passwordHash = await hashPassword('Portico#2027')
  const service = await createTestService({
    settings: { trustedProxies: () => true, codesPerHour: { sms: 1_000_000, mail: 1_000_000 } },
    fill: async ({ connection }, createdAt) => {
      const rows = known.map(({ mobile, email }) => ({
        id: mobile,
        account: mobile,
        phone: mobile,
        email,
        passwordHash,
        createdAt,
        emailVerifiedAt: createdAt,
      }))
      await connection.insert(users).values(rows)
    },
  })
  try {
    const figures: Figure[] = []
    for (const question of questions) {
      const area = await askAll(service, question, known, unknown)
      figures.push({
        what: `${question.what}, ${people.toLocaleString('en')} known and as many unknown`,
        measured: `guessed right ${(100 * area).toFixed(1)} %`,
        target: `≤ ${(100 * most).toFixed(0)} %`,
        met: area <= most,
      })
    }
    return figures
  } finally {
    await service.close()
  }
}

async function askAll(
  service: TestService,
  { ask, seals }: Question,
  known: readonly Stranger[],
  unknown: readonly Stranger[],
): Promise<number> {
  for (const table of [verificationCodes, quotas, signInFailures, outbox])
    await service.database.connection.delete(table)
  const times = { known: [] as number[], unknown: [] as number[] }
  const asked = [
    ...known.map((stranger) => ({ stranger, kind: 'known' as const })),
    ...unknown.map((stranger) => ({ stranger, kind: 'unknown' as const })),
  ]
  for (const { stranger, kind } of shuffled(asked, people)) {
    const sealed = await seal(service, seals)
    const from = performance.now()
    await ask(service, stranger, sealed)
    times[kind].push(performance.now() - from)
  }
  const area = areaUnderCurve(times.known, times.unknown)
  return Math.max(area, 1 - area)
}

async function seal(service: TestService, purpose: SealPurpose): Promise<Sealed> {
  const { data: key } = await service.request(sessionOperations.getPublicKey, {})
  return { keyId: key.keyId, password: await sealPassword(key, purpose, good) }
}

const strangers = (count: number, prefix: string, name: string): Stranger[] =>
  Array.from({ length: count }, (_, n) => ({
    mobile: `${prefix}${String(n).padStart(8, '0')}`,
    email: `${name}${n}@example.com`,
    headers: { 'x-forwarded-for': `${prefix === '138' ? 20 : 21}.${n >> 8}.${n & 255}.1` },
  }))
