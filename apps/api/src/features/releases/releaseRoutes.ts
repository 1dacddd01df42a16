import { releasesOperations } from '@atrium/contracts/catalogue/releases/policy'
import { releasesRefusals } from '@atrium/contracts/catalogue/releases/refusals'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { implement } from '../../ports/implement'
import { findUsable } from './findUsable'
import { installerAddress } from './serveInstaller'

type Operations = typeof releasesOperations

async function listReleases({ db, person, query, language, now }: Call<Operations['listReleases']>) {
  const releases = await findUsable(db, { userId: person.userId, ...query }, now)
  return releases.map(({ notes, steps, publishedAt, address: _, productId: __, ...release }) => ({
    ...release,
    notes: notes[language],
    steps: [...steps[language]],
    publishedAt: publishedAt.toISOString(),
  }))
}

async function getInstaller({ db, person, query, now, ports }: Call<Operations['getInstaller']>) {
  const licence = { userId: person.userId, source: query.source, id: query.id }
  const release = (await findUsable(db, licence, now)).find(({ id }) => id === query.releaseId)
  if (!release) throw missing()
  return { url: release.address ?? installerAddress(ports, licence, release.id, now) }
}

const missing = () => new Refusal(releasesRefusals.missing)

export const releaseRoutes = implement(releasesOperations, { listReleases, getInstaller })
