import { deskCasesOperations } from '@atrium/contracts/desk/cases/policy'
import { deskCommand } from '../../ports/deskCommand'
import type { OperatorCommand } from '../../ports/OperatorCommand'
import { releaseCase } from './claimCase'
import { getToday } from './getToday'

/** Commands for what waits for the vendor's staff. */
export const caseCommands: readonly OperatorCommand[] = [
  deskCommand(getToday, {
    operation: deskCasesOperations.getToday,
    usage: '',
    about: 'What waits for the vendor, by queue, and the oldest cases.',
    input: () => ({}),
    text: ({ queues, oldest }) =>
      [
        ...queues.map(
          ({ queue, waiting, free, late }) =>
            `${queue.padEnd(14)}${String(waiting).padStart(6)} waiting  ${free} free  ${late} late`,
        ),
        ...oldest.map(({ queue, caseId, waitingSince, about, claim }) =>
          [
            queue.padEnd(14),
            caseId,
            waitingSince,
            about.replace(/\s+/gu, ' '),
            claim ? `(${claim.name})` : '',
          ]
            .join('  ')
            .trimEnd(),
        ),
      ].join('\n'),
  }),
  deskCommand(releaseCase, {
    operation: deskCasesOperations.releaseCase,
    usage: '<queue> <id>',
    about: 'Gives a claimed case back to everybody.',
    input: ({ operands: [queue, caseId] }) => ({ body: { queue, caseId } }),
    text: () => 'The case is free.',
  }),
]
