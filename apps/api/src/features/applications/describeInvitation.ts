import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { networkOf } from '../../platform/http/caller/networkOf'
import { mac } from '../../platform/keys/mac'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import type { UnmanagedCall } from '../../ports/Call'
import type { CallPorts } from '../../ports/Ports'
import { namesInCompany } from '../organisation'
import type { Guards } from '../session'
import { attempt } from '../session'
import { credentialState, type ResolvedCredential, resolveCredential } from './resolveCredential'

type DescribeCall = UnmanagedCall<typeof applicationsOperations.describeInvitation>

/** Looking at a valid invitation costs nothing; guesses have to wait soon. */
export async function describeInvitation({ ports, address, body, now }: DescribeCall) {
  const { database, keys } = ports
  const db = database.connection
  const opening = await resolveCredential(db, keys, body)
  if (opening) return describe(db, opening, ports, now)
  await attempt(database, guessing(keys, address), true, now, async () => undefined)
  return unknown
}

async function describe(db: Connection, opening: ResolvedCredential, ports: CallPorts, now: Date) {
  const { company } = opening
  const { expiresAt } = opening.kind === 'link' ? opening.link : opening.invitation
  const inviter = opening.kind === 'link' ? opening.link.createdBy : opening.invitation.invitedBy
  const nameOf = await namesInCompany(db, company.id, [inviter])
  return {
    state: await credentialState(db, opening, now),
    enterpriseName: company.name,
    logoPath: publicAddress(ports, company.logoPath),
    inviterName: nameOf(inviter),
    expiresAt: expiresAt.toISOString(),
    ...(await invited(db, opening)),
  }
}

async function invited(db: Connection, opening: ResolvedCredential) {
  if (opening.kind === 'link') return { phone: '', realName: '', hasAccount: false }
  const { phone, name } = opening.invitation
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.account, phone))
  return { phone: hideMiddle(phone), realName: name, hasAccount: user !== undefined }
}

const hideMiddle = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`

const unknown = {
  state: 'unknown',
  enterpriseName: '',
  logoPath: null,
  inviterName: '',
  expiresAt: null,
  phone: '',
  realName: '',
  hasAccount: false,
} as const

const guessing = (keys: ServiceKeys, address: string): Guards => ({
  own: {
    key: mac(keys.derivation, ['failures', 'invitation', networkOf(address)]),
    patience: { proofFrom: Number.POSITIVE_INFINITY, slowFrom: 30, lockAt: 60, leak: 30_000 },
  },
  shared: [],
})
