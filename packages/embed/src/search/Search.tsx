import { SearchEntry } from '@atrium/features/search'
import { useHost } from '@atrium/features/shared'

/** A search over the current company, or over the person's own things: a button, and Ctrl K anywhere on the page. */
export const Search = () => <SearchEntry companyId={useHost().companyId} pages={noPages} />

/** The site knows its pages. */
const noPages = [] as const
