import { withQuery } from '@atrium/contracts/paths'
import { SearchEntry } from '@atrium/features/search'
import { FeatureRoot, useHost, useLocation } from '@atrium/features/shared'
import { WithDrawers } from '../drawers'
import { useSite } from '../site'

/**
 * A search over the current company, or over the person's own things: a button, and Ctrl K anywhere on the page. It
 * opens what the site shows (`serves`) there, members and orders of a company in drawers, and the rest in the account
 * centre.
 */
export const Search = () => (
  <FeatureRoot paths={nowhere}>
    <WithDrawers>
      <Entry />
    </WithDrawers>
  </FeatureRoot>
)

function Entry() {
  const { companyId, navigate, href } = useHost()
  const { pathname } = useLocation()
  const { leaveFor } = useSite()
  function follow(to: string): void {
    const query = new URLSearchParams(to.split('?')[1])
    const kind = drawn.find((one) => query.has(one))
    if (kind) navigate(withQuery(pathname, { [kind]: query.get(kind) ?? '' }))
    else leaveFor(href(to))
  }
  return <SearchEntry companyId={companyId} pages={noPages} follow={follow} />
}

const drawn = ['member', 'order'] as const
const nowhere: readonly string[] = []

/** The site knows its pages. */
const noPages = [] as const
