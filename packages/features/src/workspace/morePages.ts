import type { MenuPage } from './pagesOf'
import { workspaceRoutes as routes } from './routes'

type Name = 'invitePage' | 'applicationsPage' | 'requestsPage' | 'manual' | 'leavePage' | 'dissolvePage'
type OwnName = 'personalCentre' | 'securityPage'

/** Pages that no entry of a menu names, each by the entry whose people may open it. */
const below: readonly { readonly entry: string; readonly url: string; readonly name: Name }[] = [
  { entry: '/seeInviteHis', url: '/inviteUser', name: 'invitePage' },
  { entry: '/seeInviteHis', url: '/seeMemberApply', name: 'applicationsPage' },
  { entry: '/EmPowerAsPro', url: '/licenceRequests', name: 'requestsPage' },
  { entry: '/comMbManage', url: routes.administratorManual, name: 'manual' },
  { entry: '/superadmin-manage', url: routes.dissolutionNotice, name: 'dissolvePage' },
  { entry: routes.security, url: '/personalogoffTippage', name: 'leavePage' },
]

/** A person's own, which the menu of a company leaves out; profile and password it has. */
const own: readonly { readonly url: string; readonly name: OwnName }[] = [
  { url: routes.personalHome, name: 'personalCentre' },
  { url: routes.security, name: 'securityPage' },
]

/**
 * What a search finds beyond the menu: pages below its entries, and in a company the person's own ones. A page that the
 * menu has is not told twice.
 */
export function morePages(
  pages: readonly MenuPage[],
  texts: Readonly<Record<Name | OwnName, string>>,
): readonly MenuPage[] {
  const iconAt = new Map(pages.map(({ url, icon }) => [url, icon]))
  const under = below.flatMap(({ entry, url, name }) =>
    iconAt.has(entry) ? [{ name: texts[name], url, icon: iconAt.get(entry) }] : [],
  )
  // Without a menu there is nothing to search among yet.
  const personal =
    pages.length > 0 ? own.map(({ url, name }) => ({ name: texts[name], url, icon: undefined })) : []
  return [...under, ...personal].filter(({ url }) => !iconAt.has(url))
}
