import { deskTrialsOperations as operations } from '@atrium/contracts/desk/trials/policy'
import { deskCommand } from '../../ports/deskCommand'
import type { OperatorCommand } from '../../ports/OperatorCommand'
import { approveTrial, listTrialCases, rejectTrial } from './trialsAtDesk'

const most = 100

/** Commands for trials. */
export const trialCommands: readonly OperatorCommand[] = [
  deskCommand(listTrialCases, {
    operation: operations.listTrialCases,
    usage: '[--decided]',
    about: `Pending requests for trials, oldest first; with --decided the others, newest first. At most ${most}.`,
    input: ({ options }) => ({
      query: { pageIndex: 1, pageSize: most, show: options.decided ? 'decided' : 'waiting' },
    }),
    text: ({ list }) => list.map(lineOf).join('\n') || 'There are none.',
  }),
  deskCommand(approveTrial, {
    operation: operations.approveTrial,
    usage: '<id>',
    about: 'Starts the trial now, for the product’s number of days, and notifies the person.',
    input: ({ operands: [caseId] }) => ({ params: { caseId } }),
    text: ({ name, productName, days }) => `${name} may try ${productName} for ${days} days.`,
  }),
  deskCommand(rejectTrial, {
    operation: operations.rejectTrial,
    usage: '<id> --reason <text>',
    about: 'Refuses the request; the person gets the reason, and may ask again.',
    input: ({ operands: [caseId], options }) => ({ params: { caseId }, body: { detail: options.reason } }),
    text: ({ name }) => `The request of ${name} is refused.`,
  }),
]

type Trial = Awaited<ReturnType<typeof approveTrial>>

const lineOf = ({ caseId, state, appliedAt, productName, name, phone, purpose }: Trial): string =>
  [
    caseId,
    state.padEnd(9),
    appliedAt,
    productName,
    `${name} (${phone})`,
    // Keeps submitted text from looking like another line of the output.
    purpose.replace(/\s+/gu, ' '),
  ].join('  ')
