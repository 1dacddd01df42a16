import { withPolicy } from '../../wire/policy'
import { deskPeopleContract } from './contract'

export const deskPeopleOperations = withPolicy(deskPeopleContract, {
  searchPeople: {
    summary: 'Finds people by account, phone, mail address, or part of a name or its pinyin.',
    access: 'staff',
    staff: ['support', 'security', 'sales', 'auditor'],
    command: 'accounts find',
  },
  getPerson: {
    summary: 'Returns a person’s account, ways to sign in, companies and latest orders.',
    access: 'staff',
    staff: ['support', 'security', 'sales', 'auditor'],
    command: 'accounts show',
  },
  listPersonSessions: {
    summary: 'Lists the open sessions of a person.',
    access: 'staff',
    staff: ['support', 'security', 'auditor'],
    command: 'sessions list',
  },
  listPersonEvents: {
    summary: 'Lists a person’s sign-ins and other security events, newest first.',
    access: 'staff',
    staff: ['support', 'security', 'auditor'],
    command: 'accounts events',
  },
  lockPerson: {
    summary: 'Refuses sign-ins to an account and ends its sessions at once.',
    access: 'staff',
    staff: ['support', 'security'],
    command: 'accounts lock',
  },
  unlockPerson: {
    summary: 'Allows sign-ins to an account again.',
    access: 'staff',
    staff: ['support', 'security'],
    fourEyes: true,
    command: 'accounts unlock',
  },
  endPersonSessions: {
    summary: 'Ends one session of a person or all of them. Their open pages are notified at once.',
    access: 'staff',
    staff: ['support', 'security'],
    command: 'sessions end',
  },
  endEverySession: {
    summary: 'Ends all sessions of everybody.',
    access: 'staff',
    staff: ['security'],
    fourEyes: true,
    command: 'sessions end-all',
  },
  turnOffSecondStep: {
    summary:
      'Turns a person’s second step off, for those who lost their phone and recovery codes and proved their identity.',
    access: 'staff',
    staff: ['support', 'security'],
    fourEyes: true,
    command: 'accounts second-step-off',
  },
})
