import { codeRefusals } from '@atrium/contracts/shared/codes/refusals'
import type { Connection } from '../database/Connection'
import { networkOf, wideNetworkOf } from '../http/caller/networkOf'
import { mac } from '../keys/mac'
import { countWithin } from '../quotas'
import { Refusal } from '../refusal/Refusal'
import type { CodeRequest } from './CodeRequest'
import { purposes } from './codePurpose'
import { codeRules } from './codeRules'

const hour = 3_600_000
const day = 24 * hour

/**
 * Counts a code that is about to be sent, against every limit. A refusal rolls the counts back with the
 * caller's transaction. The counter that all callers share comes last, because it stays locked for the
 * shortest time.
 */
export async function countSending(db: Connection, request: CodeRequest): Promise<void> {
  const { ports, to, address, by, now } = request
  const countDay = (kind: string, value: string) =>
    countWithin(db, mac(ports.keys.derivation, ['quota', kind, value]), day, now)

  if ((await countDay('recipient', to)) > codeRules.mostPerRecipient)
    throw new Refusal(codeRefusals.tooManyToday)
  if ('userId' in by && (await countDay('person', by.userId)) > codeRules.mostPerPerson)
    throw new Refusal(codeRefusals.tooManyToday)
  const ofNetwork = await countDay('address', networkOf(address))
  const ofSite = address.includes(':') ? await countDay('address', networkOf(address, 3)) : 0
  if (ofNetwork > codeRules.mostPerAddress || ofSite > codeRules.mostPerSite)
    throw new Refusal(codeRefusals.tooManyToday)
  const isMuch = ofNetwork > codeRules.freePerAddress || ofSite > codeRules.freePerSite
  if (isMuch && 'proven' in by && !by.proven) throw new Refusal(codeRefusals.proofRequired)
  await spendBudget(db, request)
}

/** Strangers have a separate budget per channel, so they can't use up that of signed-in people. */
async function spendBudget(db: Connection, request: CodeRequest): Promise<void> {
  const { ports, purpose, by, now } = request
  const { channel } = purposes[purpose]
  const whose = 'userId' in by ? 'people' : 'strangers'
  const most = ports.settings.codesPerHour[channel]
  if (whose === 'strangers') await spendShares(db, request, channel)
  const count = await countWithin(db, `codes of ${whose} by ${channel}`, hour, now)
  if (count > most) throw new Refusal(codeRefusals.budgetSpent)
  if ('proven' in by && !by.proven && count > most / codeRules.unprovenShare)
    throw new Refusal(codeRefusals.proofRequired)
  if (count === most) ports.log({ level: 'warning', event: 'codeBudgetSpent', channel, whose, most })
}

/** A few addresses or networks can't use up the strangers' budget. */
async function spendShares(
  db: Connection,
  { ports, address, now }: CodeRequest,
  channel: 'sms' | 'mail',
): Promise<void> {
  const most = ports.settings.codesPerHour[channel]
  const shares = [
    ['hour of address', networkOf(address), codeRules.addressShare],
    ['hour of network', wideNetworkOf(address), codeRules.networkShare],
  ] as const
  for (const [kind, value, part] of shares) {
    const count = await countWithin(
      db,
      mac(ports.keys.derivation, ['quota', kind, channel, value]),
      hour,
      now,
    )
    const share = Math.max(codeRules.leastShare, Math.ceil(most / part))
    if (count > share) throw new Refusal(codeRefusals.shareSpent)
  }
}
