import type { ownedSources } from '@atrium/contracts/catalogue/owned/contract'
import { type Asking, findApps, type OwnApp } from './findApps'

interface Named {
  readonly source: (typeof ownedSources)[number]
  readonly id: string
  readonly grantedBy: string | null
}

/** The app that somebody names, if it is theirs. */
export async function findOwnApp(asking: Asking, named: Named): Promise<OwnApp | undefined> {
  const apps = await findApps(asking)
  return apps.find(
    ({ source, ownedId, companyId }) =>
      source === named.source && ownedId === named.id && companyId === named.grantedBy,
  )
}
