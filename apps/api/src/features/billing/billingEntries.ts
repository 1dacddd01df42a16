import { mostKept } from '@atrium/contracts/billing/contract'
import type { billingOperations } from '@atrium/contracts/billing/policy'
import { billingRefusals } from '@atrium/contracts/billing/refusals'
import { and, desc, eq } from 'drizzle-orm'
import { randomId } from '../../platform/keys/randomId'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { ownerKey } from '../../platform/owner/ownerKey'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import type { invoiceAddresses, invoiceTitles } from './tables'

type EntryTable = typeof invoiceTitles | typeof invoiceAddresses
type EntryRow = typeof invoiceTitles.$inferSelect
/** The content of a title or an address, by column. */
type Content = Readonly<Record<string, string>>

type AnyCall = Pick<Call<typeof billingOperations.listTitles>, 'db' | 'owner' | 'now' | 'audit' | 'unchanged'>

interface Edit<C> {
  readonly id: string
  /** The version that the caller saw. */
  readonly version: number
  /** Whether to make it the default. */
  readonly isDefault: boolean
  readonly content: C
}

/**
 * Operations on a short list of an owner, with one entry as the default. A change locks the owner (`lockOwner`), so
 * that nobody else counts entries or moves the default meanwhile.
 */
export function entriesOf<C extends Content>(
  entries: EntryTable,
  named: {
    readonly id: 'invoiceId' | 'addressId'
    /** The column with the entry's readable name. */
    readonly name: keyof C & string
    /** Key of the default's name in audit rows. */
    readonly default: string
  },
) {
  // Only the common columns are known here.
  const table = entries as typeof invoiceTitles
  const ofId = (owner: Owner, id: string) => and(ofOwner(table, owner), eq(table.id, id))
  const fieldOf = (row: EntryRow, name: string) => row[name as keyof EntryRow]

  async function find({ db, owner }: AnyCall, id: string): Promise<EntryRow> {
    const [row] = await db.select().from(table).where(ofId(owner, id))
    if (!row) throw new Refusal(billingRefusals.missing)
    return row
  }

  /** Returns the former default. */
  async function makeDefault({ db, owner }: AnyCall, id: string): Promise<EntryRow | undefined> {
    const isFormer = and(ofOwner(table, owner), eq(table.isDefault, true))
    // One after the other: the index never allows two.
    const [former] = await db.update(table).set({ isDefault: false }).where(isFormer).returning()
    await db.update(table).set({ isDefault: true }).where(ofId(owner, id))
    return former
  }

  return {
    async add(call: AnyCall, content: C, wished: boolean): Promise<string> {
      const { db, owner, now } = call
      const count = await db.$count(table, ofOwner(table, owner))
      if (count >= mostKept) throw new Refusal(billingRefusals.tooMany)
      const id = randomId()
      const isDefault = wished || count === 0
      const row = { ...ownerKey(owner), ...content, id, isDefault: false, createdAt: now }
      await db.insert(table).values(row as never)
      if (isDefault) await makeDefault(call, id)
      call.audit({ [named.id]: id, ...changeOf(owner, {}, { ...content, isDefault }) })
      return id
    },

    async edit(call: AnyCall, { id, version, isDefault: wished, content }: Edit<C>): Promise<true> {
      const { db, owner } = call
      const row = await find(call, id)
      const earlier = Object.fromEntries(Object.keys(content).map((name) => [name, fieldOf(row, name)]))
      const before = { ...earlier, isDefault: row.isDefault }
      const after = { ...content, isDefault: row.isDefault || wished }
      const change = changeOf(owner, before, after)
      if (!change) {
        call.unchanged()
        return true
      }
      if (row.version !== version) throw new Refusal(billingRefusals.changedMeanwhile)
      await db
        .update(table)
        .set({ ...content, version: version + 1 })
        .where(ofId(owner, id))
      if (after.isDefault !== before.isDefault) await makeDefault(call, id)
      call.audit({ [named.id]: id, ...change })
      return true
    },

    async remove(call: AnyCall, id: string): Promise<true> {
      const { db, owner } = call
      const row = await find(call, id)
      await db.delete(table).where(ofId(owner, id))
      const [newest] = await db
        .select({ id: table.id })
        .from(table)
        .where(ofOwner(table, owner))
        .orderBy(desc(table.addedAs))
        .limit(1)
      if (row.isDefault && newest) await makeDefault(call, newest.id)
      const change = changeOf(owner, { [named.name]: fieldOf(row, named.name) }, { [named.name]: '' })
      call.audit({ [named.id]: id, ...change })
      return true
    },

    async setDefault(call: AnyCall, id: string): Promise<true> {
      const row = await find(call, id)
      if (row.isDefault) {
        call.unchanged()
        return true
      }
      const former = await makeDefault(call, id)
      const names = [former, row].map((one) => ({ [named.default]: one && fieldOf(one, named.name) }))
      call.audit({ [named.id]: id, ...changeOf(call.owner, names[0] ?? {}, names[1] ?? {}) })
      return true
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

/**
 * The change for an audit row. A company's people read it in their history. For a person it only names the fields:
 * values could name other people, and would stay in the chain after an erasure. Undefined: nothing changed.
 */
function changeOf(owner: Owner, before: Fields, after: Fields) {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  if (changed.length === 0) return undefined
  if (owner.kind === 'person') return { changed }
  const pick = (fields: Fields) => Object.fromEntries(changed.map((name) => [name, fields[name]]))
  return { before: pick(before), after: pick(after) }
}
