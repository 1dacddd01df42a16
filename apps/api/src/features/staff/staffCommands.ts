import { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'
import { deskCommand } from '../../ports/deskCommand'
import type { OperatorCommand } from '../../ports/OperatorCommand'
import { grantStaffRole, listStaff, revokeStaffRole } from './staffMembers'

/** Commands for the vendor's staff. The first person with the role `security` gets it here. */
export const staffCommands: readonly OperatorCommand[] = [
  deskCommand(listStaff, {
    operation: deskStaffOperations.listStaff,
    usage: '',
    about: 'The vendor’s staff with their roles.',
    input: () => ({}),
    text: (people) =>
      people.map(lineOf).join('\n') || 'Nobody has a role. Give one with: staff grant <account> security',
  }),
  deskCommand(grantStaffRole, {
    operation: deskStaffOperations.grantStaffRole,
    usage: '<account> <role>',
    about:
      'Gives a role: reviewer, sales, finance, support, events, catalogue, security or auditor. They need a second step.',
    input: ({ operands: [account, role] }) => ({ body: { account, role } }),
    text: (person) =>
      `${lineOf(person)}${person.hasSecondStep ? '' : '\nThey can enter the desk once they turn on a second step.'}`,
  }),
  deskCommand(revokeStaffRole, {
    operation: deskStaffOperations.revokeStaffRole,
    usage: '<account> <role>',
    about: 'Takes a role; without any left, the person’s sessions at the desk end.',
    input: ({ operands: [account, role] }) => ({ body: { account, role } }),
    text: (person) => lineOf(person),
  }),
]

type Staff = Awaited<ReturnType<typeof listStaff>>[number]

const lineOf = ({ account, name, roles }: Staff): string =>
  `${account}  ${name}  ${roles.map(({ role }) => role).join(', ') || 'no role'}`
