import type { agreementsOperations } from '@atrium/contracts/agreements/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { currentVersion, standingAt, startOf } from './standingAt'
import { versions } from './versions'

export async function getAgreement({ query, now }: Call<typeof agreementsOperations.getAgreement>) {
  const { kind, language } = query
  const wanted = query.version ?? currentVersion(kind, now).version
  const found = versions[kind].find(({ version }) => version === wanted)
  if (!found) throw new Refusal(errorCodes.missing, '没有这个版本', 404)
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
