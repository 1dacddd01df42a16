import { agreementsOperations } from '@atrium/contracts/agreements/policy'
import { agreementsRefusals } from '@atrium/contracts/agreements/refusals'
import { publish } from '../../platform/events'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { implement } from '../../ports/implement'
import { lockOwner } from '../organisation'
import {
  agreementsDue,
  currentVersion,
  noteAgreement,
  outdated,
  ownAgreements,
  standingAt,
  startOf,
} from './ownAgreements'
import { versions } from './versions'

export const agreementRoutes = implement(agreementsOperations, { getAgreement, listOwnAgreements, agree })

/** Refuses a version that isn't in force: it wouldn't bind the person. */
export async function agree(call: Call<typeof agreementsOperations.agree>): Promise<true> {
  const { db, now, person, body, audit, unchanged } = call
  const { userId } = person
  if (body.agreements.some(({ kind, version }) => standingAt(kind, version, now) !== 'current'))
    throw outdated()
  await lockOwner(db, { kind: 'person', userId }, 'alone')
  const due = await agreementsDue(db, userId, now)
  const agreed = body.agreements.filter(({ kind }) => due.includes(kind))
  if (agreed.length === 0) {
    unchanged()
    return true
  }
  const kinds = [...new Set(agreed.map(({ kind }) => kind))]
  await noteAgreement(db, { userId, kinds, occasion: 'newVersion', now })
  audit({ agreements: agreed })
  await publish(db, { userIds: [userId], target: 'OnMenusChanged' })
  return true
}

export async function getAgreement({ query, now }: Call<typeof agreementsOperations.getAgreement>) {
  const { kind, language } = query
  const requested = query.version ?? currentVersion(kind, now).version
  const found = versions[kind].find(({ version }) => version === requested)
  if (!found) throw new Refusal(agreementsRefusals.versionMissing)
  const { title, introduction, sections } = found.text[language]
  const about = ({ version }: { readonly version: string }) => ({
    version,
    standing: standingAt(kind, version, now),
    startAt: startOf({ version }).toISOString(),
  })
  return {
    kind,
    ...about(found),
    title,
    introduction,
    sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    versions: versions[kind].map((each) => ({ ...about(each), change: each.change[language] })),
  }
}

export async function listOwnAgreements({
  db,
  now,
  person,
}: Call<typeof agreementsOperations.listOwnAgreements>) {
  const agreed = await ownAgreements(db, person.userId)
  const due = await agreementsDue(db, person.userId, now)
  return {
    agreed: agreed.map(({ kind, version, at, occasion }) => ({
      kind,
      version,
      occasion,
      at: at.toISOString(),
      standing: standingAt(kind, version, now),
    })),
    due: due.map((kind) => {
      const current = currentVersion(kind, now)
      return { kind, version: current.version, startAt: startOf(current).toISOString() }
    }),
  }
}
