import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { and, eq, isNull } from 'drizzle-orm'
import { UsageError } from '../../platform/operator/UsageError'
import { Refusal } from '../../platform/refusal/Refusal'
import type { OperatorCall, OperatorCommand } from '../../ports/OperatorCommand'
import { companies } from '../organisation/tables'

/** Overrides the number of invitations by text message that a company may send. */
export const invitationCommands: readonly OperatorCommand[] = [
  {
    name: 'invitations budget',
    usage: '<company> <perDay>',
    about: 'Sets how many invitations by text message a company may send per day; `usual`: the default.',
    effect: 'writes',
    run: setBudget,
  },
]

const most = 100_000

async function setBudget({ db, ports, operands, audit }: OperatorCall): Promise<string> {
  const [companyId = '', given = ''] = operands
  const perDay = given === 'usual' ? null : /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN
  if (perDay !== null && !(perDay <= most))
    throw new UsageError(`<perDay> must be a number up to ${most}, or usual.`)
  const own = and(eq(companies.id, companyId), isNull(companies.dissolvedAt))
  const [before] = await db.select().from(companies).where(own).for('update')
  if (!before) throw new Refusal(invitationsRefusals.companyMissing)
  await db.update(companies).set({ invitationsPerDay: perDay }).where(own)
  audit(companyId, { before: before.invitationsPerDay, after: perDay })
  return `${before.name} may send ${perDay ?? ports.settings.invitationsPerDay} invitations in a day.`
}
