import type { Connection } from '../database/Connection'
import { countWithin } from '../quotas'
import { networkOf } from '../service/networkOf'
import { mac } from '../session/mac'
import { codeRules } from './codeRules'
import { refusals } from './refusals'
import type { CodeWanted } from './sendCode'

const hour = 3_600_000
const day = 24 * hour

/**
 * Counts a code that is about to be sent, by everything that could be asked for too much. A refusal takes the
 * counting back with the caller's transaction. What all callers count by comes last: it is held for the shortest time.
 */
export async function countSending(db: Connection, wanted: CodeWanted): Promise<void> {
  const { ports, mobile, address, by, now } = wanted
  const countDay = (kind: string, value: string) =>
    countWithin(db, mac(ports.keys.derivation, ['quota', kind, value]), day, now)

  if ((await countDay('mobile', mobile)) > codeRules.mostPerMobile) throw refusals.tooManyToday()
  if ('userId' in by && (await countDay('person', by.userId)) > codeRules.mostPerPerson)
    throw refusals.tooManyToday()
  const ofNetwork = await countDay('address', networkOf(address))
  const ofSite = address.includes(':') ? await countDay('address', networkOf(address, 3)) : 0
  if (ofNetwork > codeRules.mostPerAddress || ofSite > codeRules.mostPerSite) throw refusals.tooManyToday()
  const isMuch = ofNetwork > codeRules.freePerAddress || ofSite > codeRules.freePerSite
  if (isMuch && 'proven' in by && !by.proven) throw refusals.proofRequired()
  await spendBudget(db, wanted)
}

/** Strangers have a budget of their own, so that they can't use up that of people who are signed in. */
async function spendBudget(db: Connection, { ports, by, now }: CodeWanted): Promise<void> {
  const whose = 'userId' in by ? 'people' : 'strangers'
  const most = ports.settings.codesPerHour
  const count = await countWithin(db, `codes of ${whose}`, hour, now)
  if (count > most) throw refusals.budgetSpent()
  if (count === most) ports.log({ level: 'warning', event: 'codeBudgetSpent', whose, most })
}
