import type { chinaDirectoriesOperations } from '@atrium/contracts/chinaDirectories/policy'
import { directoriesRefusals } from '@atrium/contracts/directories/refusals'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { DirectoryFailure, type VendorPerson } from '../../ports/CompanyDirectory'
import { findConnection, openSecret } from './connections'

type Testing = Call<typeof chinaDirectoriesOperations.testChinaDirectory>

const mostListed = 200

/** Looks at the root and its people, without storing anything. */
export async function checkCredentials(call: Testing) {
  const { body, ports } = call
  const { kind, clientId, rootId } = body
  const empty = { rootName: '', departments: [], people: 0, peopleWithPhone: 0 }
  const directory = ports.companyDirectories.vendors[kind].open({ clientId, secret: await secretOf(call) })
  try {
    const found = await directory.readChildren(rootId)
    const root =
      found.find(({ id, parentId }) => (rootId === '' ? parentId === '' : id === rootId)) ?? found[0]
    const departments = found
      .filter((one) => one !== root)
      .toSorted((one, other) => one.order - other.order)
      .slice(0, mostListed)
      .map(({ id, name }) => ({ rootId: id, departmentName: name }))
    const seen = { rootName: root?.name ?? '', departments }
    try {
      const people = await somePeople(
        directory,
        root ? [root.id, ...departments.map((one) => one.rootId)] : [],
      )
      const peopleWithPhone = people.filter(({ mobile }) => mobile !== undefined).length
      return { failure: null, ...seen, people: people.length, peopleWithPhone }
    } catch (error) {
      return { ...empty, ...seen, failure: failureOf(error) }
    }
  } catch (error) {
    return { ...empty, failure: failureOf(error) }
  }
}

/** A stored secret is only used with the id that it belongs to, at its own vendor. */
async function secretOf({ db, company: { companyId }, body, ports }: Testing): Promise<string> {
  const { secret, directoryId, kind, clientId } = body
  if (secret !== undefined) return secret
  if (directoryId === undefined)
    throw new Refusal(wireRefusals.invalid({ issue: 'body.secret must be given for a new directory' }))
  const found = await findConnection(db, { companyId, directoryId })
  if (!found) throw new Refusal(directoriesRefusals.directoryMissing)
  if (found.kind !== kind || found.clientId !== clientId)
    throw new Refusal(wireRefusals.invalid({ issue: 'body.secret must be given for another clientId' }))
  return openSecret(ports.keys, found, 'secret')
}

/** The first departments with anybody are enough to tell whether numbers are shown. */
async function somePeople(
  directory: ReturnType<Testing['ports']['companyDirectories']['vendors']['wecom']['open']>,
  departmentIds: readonly string[],
): Promise<readonly VendorPerson[]> {
  for (const id of departmentIds.slice(0, 5))
    for await (const page of directory.readPeople([id])) if (page.length > 0) return page
  return []
}

function failureOf(error: unknown) {
  if (!(error instanceof DirectoryFailure)) throw error
  return { kind: error.kind, scope: error.scope, detail: error.message }
}
