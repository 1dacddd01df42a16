import * as v from 'valibot'
import type { Store } from '../../shared/host'
import { isBlank, type Person } from '../list/ListRow'

const person = v.object({ phone: v.string(), realName: v.string(), department: v.string() })
const nobody: Person = { phone: '', realName: '', department: '' }
const keyFor = (companyId: string) => `invitations.person.${companyId}`

/** Who was being typed when the page was left. */
export function readPerson(store: Store, companyId: string): Person {
  try {
    const read = v.safeParse(person, JSON.parse(store.read(keyFor(companyId)) ?? 'null'))
    return read.success ? read.output : nobody
  } catch {
    return nobody
  }
}

export const writePerson = (store: Store, companyId: string, typed: Person): void =>
  store.write(keyFor(companyId), isBlank(typed) ? '' : JSON.stringify(typed))
