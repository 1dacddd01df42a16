import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Owner } from '../owner/Owner'
import { Refusal } from '../refusal/Refusal'
import type { Person } from './Person'

type Reach = Pick<Person, 'limitedTo' | 'embedding'>

/**
 * Refuses a session that only a company's connection opened what belongs to the person or to another company: the
 * company decides what its identity provider states, but the account isn't its own. A proof by a way of the person's own
 * lifts the limit.
 *
 * @param companyId of the call; null: the person's own things. Default: the operation is about the account
 * @throws Refusal `proofRequired`
 */
export function requireReach(
  { limited, embedding }: Pick<ServedOperation, 'limited' | 'embedding'>,
  { limitedTo }: Reach,
  companyId?: string | null,
): void {
  if (!limitedTo) return
  const isOpen =
    companyId === undefined
      ? limited === 'open' || embedding === 'any'
      : companyId !== null && limitedTo.includes(companyId)
  if (!isOpen) throw new Refusal(wireRefusals.proofRequired)
}

/** Whether a token reaches things of the owner: one of an embedding site, or of a limited session, only its company's. */
export const reaches = (person: Reach | undefined, owner: Owner): boolean => {
  const companies = person?.embedding ? [person.embedding.companyId] : person?.limitedTo
  return companies === undefined || (owner.kind === 'company' && companies.includes(owner.companyId))
}
