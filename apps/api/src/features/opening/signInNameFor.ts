import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { syllablesOf } from '../../platform/spelling/syllablesOf'
import { companies } from '../organisation/tables'

/** Letters at most, before what tells alike ones apart. */
const mostLetters = 20

/** What the law has every name end in, which tells no company from another. */
const legalForms = /(股份|有限|责任|公司|集团)+$/u

/**
 * What a new company's people type to sign in: its name in pinyin without the legal form, `xinyajianzhukeji`, and four
 * digits after it where another one has that already. Letters alone, so that it is never a credit code or a number.
 * Call it within the transaction that opens the company: until that ends, nobody else gets the same.
 */
export async function signInNameFor(db: Connection, companyName: string): Promise<string> {
  const plain = spelt(companyName)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`company account ${plain}`}))`)
  let name = plain
  while (await isTaken(db, name)) name = `${plain}-${randomInt(1000, 10_000)}`
  return name
}

function spelt(companyName: string): string {
  const short = companyName.replace(/[()（）\s]/gu, '').replace(legalForms, '')
  let letters = ''
  for (const { whole } of syllablesOf(short || companyName, 'thing')) {
    const next = letters + whole.replace(/[^a-z]/g, '')
    if (next.length > mostLetters) break
    letters = next
  }
  return letters.length < 2 ? 'company' : letters
}

const isTaken = async (db: Connection, name: string) =>
  (await db.$count(companies, eq(sql`lower(${companies.account})`, name))) > 0
