import { randomBytes } from 'node:crypto'
import { callbackKeyLength } from '@atrium/contracts/chinaDirectories/contract'
import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { mostDirectories } from '@atrium/contracts/directories/contract'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { randomId } from '../../platform/keys/randomId'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { Vendor } from '../../ports/CompanyDirectory'
import { requireFreeName } from '../directories'
import { directories, directoryConnections, directoryDifferences } from '../directories/tables'
import { findDepartment } from '../organisation'
import { callbackAddress } from './callbacks/callbackAddress'
import { holdConnection, ofConnection, sealSecret } from './connections'
import { nextReadAt } from './schedule'

type Connecting = Call<typeof chinaDirectoriesOperations.connectChinaDirectory>

/** Nothing is read yet: the first reading is a person's decision. */
export async function connectChinaDirectory(call: Connecting) {
  const { db, company, body, now, ports } = call
  const { companyId } = company
  const { kind, directoryName: name, enterpriseDepartmentId, clientId, secret, rootId } = body
  const count = await db.$count(
    directories,
    and(eq(directories.companyId, companyId), isNull(directories.endedAt)),
  )
  if (count >= mostDirectories) throw new Refusal(directoriesRefusals.tooManyDirectories)
  const directoryId = randomId()
  await requireFreeName(db, companyId, directoryId, name)
  const target = await findDepartment(db, company, enterpriseDepartmentId)
  const { callbackToken, callbackKey } = callbackOf(kind, body)
  const key = { companyId, directoryId }
  await db.insert(directories).values({ companyId, id: directoryId, kind, name, createdAt: now })
  await db.insert(directoryConnections).values({
    ...key,
    ...settingsOf(body),
    clientId,
    rootId,
    targetId: target.id,
    secret: sealSecret(ports.keys, key, 'secret', secret),
    callbackToken: sealSecret(ports.keys, key, 'callbackToken', callbackToken),
    callbackKey: sealSecret(ports.keys, key, 'callbackKey', callbackKey),
    nextReadAt: nextReadAt(body, now),
  })
  call.audit({
    directoryId,
    departmentId: target.id,
    after: { directoryName: name, kind, ...settingsOf(body) },
  })
  const address = callbackAddress(ports.settings.publicOrigin, { ...key, kind })
  return { directoryId, callbackAddress: address, callbackToken, callbackKey }
}

/** What was not applied yet is outdated, because it was computed by other settings. */
export async function editChinaDirectory(call: Call<typeof chinaDirectoriesOperations.editChinaDirectory>) {
  const { db, company, body, now, ports } = call
  const { companyId } = company
  const { directoryId, directoryName: name, enterpriseDepartmentId, clientId, secret, rootId } = body
  const before = await holdConnection(db, { companyId, directoryId })
  await requireFreeName(db, companyId, directoryId, name)
  const target = await findDepartment(db, company, enterpriseDepartmentId)
  const isElsewhere =
    before.rootId !== rootId || before.targetId !== target.id || before.clientId !== clientId
  const isScheduledAnew = before.schedule !== body.schedule || before.hour !== body.hour
  await db
    .update(directories)
    .set({ name })
    .where(and(eq(directories.companyId, companyId), eq(directories.id, directoryId)))
  await db
    .update(directoryConnections)
    .set({
      ...settingsOf(body),
      clientId,
      rootId,
      targetId: target.id,
      version: before.version + 1,
      ...(secret !== undefined && { secret: sealSecret(ports.keys, before, 'secret', secret) }),
      ...(isElsewhere && { foundRootId: '' }),
      ...(isScheduledAnew && { nextReadAt: nextReadAt(body, now) }),
    })
    .where(ofConnection(before))
  await outdate(db, { companyId, directoryId, now })
  call.audit({
    directoryId,
    departmentId: target.id,
    before: { directoryName: before.name, ...settingsOf(before) },
    after: { directoryName: name, ...settingsOf(body), hasNewSecret: secret !== undefined },
  })
  return true as const
}

export async function setDirectoryCallback(
  call: Call<typeof chinaDirectoriesOperations.setDirectoryCallback>,
) {
  const { db, company, body, ports } = call
  const { companyId } = company
  const found = await holdConnection(db, { companyId, directoryId: body.directoryId })
  const { callbackToken, callbackKey } = callbackOf(found.kind, body)
  await db
    .update(directoryConnections)
    .set({
      callbackToken: sealSecret(ports.keys, found, 'callbackToken', callbackToken),
      callbackKey: sealSecret(ports.keys, found, 'callbackKey', callbackKey),
      lastCallbackAt: null,
    })
    .where(ofConnection(found))
  call.audit({ directoryId: found.directoryId, after: { directoryName: found.name } })
  return { callbackAddress: callbackAddress(ports.settings.publicOrigin, found), callbackToken, callbackKey }
}

/** Differences of the directory that wait for somebody, or are being read. */
export async function outdate(
  db: Connection,
  {
    companyId,
    directoryId,
    now,
    except,
  }: {
    readonly companyId: string
    readonly directoryId: string
    readonly now: Date
    readonly except?: string
  },
): Promise<void> {
  const rows = await db
    .select({ id: directoryDifferences.id })
    .from(directoryDifferences)
    .where(
      and(
        eq(directoryDifferences.companyId, companyId),
        eq(directoryDifferences.directoryId, directoryId),
        inArray(directoryDifferences.state, except === undefined ? ['ready', 'reading'] : ['ready']),
      ),
    )
  const ids = rows.map(({ id }) => id).filter((id) => id !== except)
  if (ids.length === 0) return
  await db
    .update(directoryDifferences)
    .set({ state: 'outdated', finishedAt: now, leaseUntil: null })
    .where(and(eq(directoryDifferences.companyId, companyId), inArray(directoryDifferences.id, ids)))
}

type Settings = Pick<Connecting['body'], 'schedule' | 'hour' | 'policy' | 'threshold'>

const settingsOf = ({ schedule, hour, policy, threshold }: Settings) => ({
  schedule,
  hour,
  policy,
  threshold,
})

const lettersAndDigits = /^[A-Za-z0-9]+$/

/** Feishu makes its own, so without them its callbacks aren't opened. */
function callbackOf(
  kind: Vendor,
  given: { readonly callbackToken?: string | undefined; readonly callbackKey?: string | undefined },
) {
  const { callbackToken, callbackKey } = given
  if (kind === 'feishu') return { callbackToken: callbackToken ?? '', callbackKey: callbackKey ?? '' }
  if (
    callbackKey !== undefined &&
    !(callbackKey.length === callbackKeyLength && lettersAndDigits.test(callbackKey))
  )
    throw new Refusal(chinaDirectoriesRefusals.callbackKeyWrong)
  return {
    callbackToken: callbackToken ?? newText(24),
    callbackKey: callbackKey ?? newText(callbackKeyLength),
  }
}

/** Letters and digits at random; consoles accept nothing else. */
function newText(length: number): string {
  let made = ''
  while (made.length < length)
    made += randomBytes(length)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '')
  // The last of 43 characters carries four bits of the key only, and must be one that means nothing more.
  return length === callbackKeyLength ? `${made.slice(0, length - 1)}A` : made.slice(0, length)
}
