import { deskPeopleOperations as operations } from '@atrium/contracts/desk/people/policy'
import { deskPeopleRefusals } from '@atrium/contracts/desk/people/refusals'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import { deskCommand } from '../../ports/deskCommand'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import {
  endEverySession,
  endPersonSessions,
  lockPerson,
  turnOffSecondStep,
  unlockPerson,
} from './changePerson'
import { getPerson, listPersonEvents, listPersonSessions } from './getPerson'
import { searchPeople } from './searchPeople'

/** Commands for people's accounts. */
export const accountCommands: readonly OperatorCommand[] = [
  deskCommand(searchPeople, {
    operation: operations.searchPeople,
    usage: '<search>',
    about: 'People by account, phone, mail address, or part of a name or its pinyin. At most 50.',
    input: ({ operands: [search] }) => ({ query: { search } }),
    text: (people) =>
      people
        .map(({ account, name, phone, companies, lockedAt }) =>
          [account, name, phone, companies.join(', '), lockedAt ? 'locked' : ''].join('  ').trimEnd(),
        )
        .join('\n') || 'Nobody is found.',
  }),
  deskCommand(getPerson, {
    operation: operations.getPerson,
    usage: '<account>',
    about: 'The account, its ways to sign in, its companies and its latest orders.',
    input: async (call) => ({ params: await personIn(call) }),
    text: (person) => JSON.stringify(person, null, 2),
  }),
  deskCommand(lockPerson, {
    operation: operations.lockPerson,
    usage: '<account> --reason <text>',
    about: 'Refuses sign-ins to the account and ends its sessions at once.',
    input: async (call) => ({ params: await personIn(call), body: { detail: call.options.reason } }),
    text: ({ account, sessionsEnded }) => `${account} is locked; ${sessionsEnded} sessions ended.`,
  }),
  deskCommand(unlockPerson, {
    operation: operations.unlockPerson,
    usage: '<account>',
    about: 'Allows sign-ins to the account again.',
    input: async (call) => ({ params: await personIn(call) }),
    text: ({ account }) => `${account} may sign in again.`,
  }),
  deskCommand(turnOffSecondStep, {
    operation: operations.turnOffSecondStep,
    usage: '<account> --reason <text>',
    about: 'Turns the second step of the account’s sign-in off, and notifies its owner.',
    input: async (call) => ({ params: await personIn(call) }),
    reason: ({ options }) => String(options.reason),
    text: ({ account }) => `${account} signs in without a second step.`,
  }),
  deskCommand(listPersonEvents, {
    operation: operations.listPersonEvents,
    usage: '<account>',
    about: 'The last hundred sign-ins and other events of the account, with their origin.',
    input: async (call) => ({ params: await personIn(call), query: { pageIndex: 1, pageSize: 100 } }),
    text: ({ list }, { operands: [account] }) =>
      list
        .map(({ at, event, application, address, browser, system }) =>
          [at, event, application, address, browser, system].filter(Boolean).join('  '),
        )
        .join('\n') || `Nothing has happened to ${account}.`,
  }),
  deskCommand(listPersonSessions, {
    operation: operations.listPersonSessions,
    usage: '<account>',
    about: 'The open sessions of the account.',
    input: async (call) => ({ params: await personIn(call) }),
    text: (open, { operands: [account] }) =>
      open
        .map(({ sessionId, isBrowser, since, usedAt, address, browser, system }) =>
          [
            sessionId,
            isBrowser ? 'browser' : 'product',
            `since ${since}`,
            `last seen ${usedAt}`,
            address,
            browser,
            system,
          ]
            .join('  ')
            .trimEnd(),
        )
        .join('\n') || `${account} is signed in nowhere.`,
  }),
  deskCommand(endPersonSessions, {
    operation: operations.endPersonSessions,
    usage: '<account> [--session <id>]',
    about: 'Ends one session of the account, or all of them; its open pages are notified at once.',
    input: async (call) => ({ params: await personIn(call), body: { sessionId: call.options.session } }),
    text: ({ account, sessionsEnded }) => `${sessionsEnded} sessions of ${account} ended.`,
  }),
  deskCommand(endEverySession, {
    operation: operations.endEverySession,
    usage: '',
    about: 'Ends all sessions of everybody.',
    input: () => ({}),
    text: ({ sessionsEnded }) => `${sessionsEnded} sessions ended.`,
  }),
]

/** People are typed by their account. */
async function personIn({ db, operands: [account = ''] }: OperatorCall) {
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.account, account))
  if (!user) throw new Refusal(deskPeopleRefusals.unknown({ account }))
  return user
}
