import { deskDissolutionsOperations as operations } from '@atrium/contracts/desk/dissolutions/policy'
import { deskCommand } from '../../ports/deskCommand'
import type { OperatorCommand } from '../../ports/OperatorCommand'
import { approveDissolution, listDissolutionCases, rejectDissolution } from './dissolutionsAtDesk'

/** Commands for the vendor to decide about dissolutions. */
export const dissolutionCommands: readonly OperatorCommand[] = [
  deskCommand(listDissolutionCases, {
    operation: operations.listDissolutionCases,
    usage: '',
    about: 'Companies that wait to be dissolved, longest waiting first.',
    input: () => ({}),
    text: (cases) =>
      cases
        .map(({ companyId, name, requestedAt, requestedBy, reason }) =>
          [companyId, name, requestedAt, requestedBy, reason.replace(/\s+/g, ' ')].join('  ').trim(),
        )
        .join('\n') || 'No company waits to be dissolved.',
  }),
  deskCommand(approveDissolution, {
    operation: operations.approveDissolution,
    usage: '<company>',
    about: 'Dissolves a company on its own request, at once and permanently.',
    input: ({ operands: [companyId] }) => ({ params: { companyId } }),
    text: ({ name, members, licences, invitations, orders }) =>
      `${name} is dissolved: ${members} members, ${licences} licences, ${invitations} invitations, ${orders} unpaid orders.`,
  }),
  deskCommand(rejectDissolution, {
    operation: operations.rejectDissolution,
    usage: '<company> --reason <text>',
    about: 'Rejects the request; the company continues, and its administrator gets the reason.',
    input: ({ operands: [companyId], options }) => ({
      params: { companyId },
      body: { detail: options.reason },
    }),
    text: ({ name }) => `${name} goes on.`,
  }),
]
