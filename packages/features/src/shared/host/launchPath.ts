import { paths } from '@atrium/contracts/paths'

interface Licence {
  readonly source: string
  readonly id: string
  /** The company that gave it; null: the person's own. */
  readonly companyId: string | null
}

/** Opens a cloud app with a licence, in its own tab. */
export const launchPath = ({ source, id, companyId }: Licence): string =>
  paths.launchApp({ source, id, company: companyId ?? undefined })
