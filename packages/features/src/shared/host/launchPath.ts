import { paths } from '@atrium/contracts/paths'

interface Licence {
  readonly source: string
  readonly id: string
  /** Who gave it; null: it is the person's own. */
  readonly companyId: string | null
}

/** Opens a cloud app by a licence: for a tab of its own. */
export const launchPath = ({ source, id, companyId }: Licence): string =>
  paths.launchApp({ source, id, company: companyId ?? undefined })
