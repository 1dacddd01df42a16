import { eq } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import { users } from '../../platform/people/tables'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { notifyPerson } from './notifyPerson'
import { turnOff } from './setUpAuthenticator'

/** For people who lost their phone and recovery codes, and proved their identity to customer service. */
export const secondStepCommands: readonly OperatorCommand[] = [
  {
    name: 'accounts second-step-off',
    usage: '<account> --reason <text>',
    about: 'Turns the second step of the account’s sign-in off, and tells its owner.',
    effect: 'writes',
    run: remove,
  },
]

async function remove({ db, now, operands: [account = ''], options, audit }: OperatorCall): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.account, account)).for('update')
  if (!user) throw new UsageError(`There is no account ${account}.`)
  if (!(await turnOff(db, user.id))) throw new UsageError(`${account} has no second step.`)
  audit('', { userId: user.id, reason: String(options.reason) })
  await notifyPerson(db, user.id, 'turnedOff', now)
  return `${account} signs in without a second step.`
}
