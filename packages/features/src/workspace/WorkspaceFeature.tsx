import { AppShell } from '@atrium/ui/app-shell'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useCallback } from 'react'
import { FeatureProvider } from '../shared/host/FeatureProvider'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import type { Person } from './api'
import { currentCompanyAtom, menuAtom, personAtom } from './atoms'
import { findByUrl, firstLeaf } from './buildMenu'
import type { DisplayChoices } from './DisplayChoices'
import { workspaceMessages } from './messages'
import { Brand } from './parts/Brand'
import { ContentSkeleton } from './parts/ContentSkeleton'
import { Footer } from './parts/Footer'
import { HeaderTools, type SearchedPlace } from './parts/HeaderTools'
import { HelpWidget } from './parts/HelpWidget'
import { InsteadOfPage } from './parts/InsteadOfPage'
import { MenuPanel } from './parts/MenuPanel'
import { usePhoneTabs } from './parts/usePhoneTabs'
import { useCompanyChoice } from './useCompanyChoice'
import { useCompanyInAddress } from './useCompanyInAddress'
import { useFreshPerson } from './useFreshPerson'
import { WorkspaceContext } from './WorkspaceContext'

export interface WorkspaceFeatureProps extends DisplayChoices {
  /** Menu url of the current page, if it isn't its own path. */
  readonly activeUrl?: string
  /** Called with the url of a menu entry that is likely to be followed. */
  readonly onPreload?: (url: string) => void
  /** Returning to the page after this many milliseconds reloads the role. Default 60,000. */
  readonly refreshAfter?: number
  /**
   * A search over the company, or the person's own things; at the end of the header, before the bell. Default:
   * none.
   */
  readonly search?: (place: SearchedPlace) => ReactNode
  /** The bell, shown in the header if the menu has an entry for messages. Default: none. */
  readonly messages?: ReactNode
  /** Shown in place of the page until the person is loaded. Default: two blocks. */
  readonly skeleton?: ReactNode
  /** The page, inside a provider that knows the current company and role. */
  readonly children: ReactNode
}

/** The frame around every page of a signed-in person: menu, header, page, footer. */
export function WorkspaceFeature({
  children,
  activeUrl,
  onPreload,
  refreshAfter = 60_000,
  search,
  messages,
  skeleton = <ContentSkeleton />,
  ...display
}: WorkspaceFeatureProps) {
  const texts = useTexts(workspaceMessages)
  const [person, askAgain] = useAtom(personAtom)
  const isPhone = useNarrowWindow()
  const phone = usePhoneTabs({ activeUrl, onPreload })
  return (
    <>
      <AppShell
        labels={texts}
        brand={<Brand size="small" />}
        menu={<MenuPanel activeUrl={activeUrl} onPreload={onPreload} />}
        {...phone}
        tools={
          <HeaderTools
            person={person.state === 'ready' ? person.value : undefined}
            display={display}
            search={search}
            messages={messages}
          />
        }
        footer={<Footer />}
      >
        {person.state === 'loading' && skeleton}
        {person.state === 'failed' && (
          <RequestFailure failure={person.failure} title={texts.personFailed} onRetry={askAgain} />
        )}
        {person.state === 'ready' && (
          <Space
            person={person.value}
            isStale={person.stale}
            activeUrl={activeUrl}
            refreshAfter={refreshAfter}
            skeleton={skeleton}
          >
            {children}
          </Space>
        )}
      </AppShell>
      {!isPhone && <HelpWidget />}
    </>
  )
}

interface SpaceProps {
  readonly person: Person
  readonly isStale: boolean
  readonly activeUrl: string | undefined
  readonly refreshAfter: number
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

function Space({ person, isStale, activeUrl, refreshAfter, skeleton, children }: SpaceProps) {
  const company = useAtomValue(currentCompanyAtom)
  const menu = useAtomValue(menuAtom)
  const choice = useCompanyChoice(person, activeUrl)
  useFreshPerson(refreshAfter)
  const isArriving = useCompanyInAddress(person, isStale)

  const nodes = menu.state === 'ready' ? menu.value : undefined
  // A super administrator's menu has everything, so these links needn't wait for it and shift the layout.
  const hasAll = company?.role === 'superAdministrator'
  const offers = useCallback(
    (path: string) => (nodes ? findByUrl(nodes, path) !== undefined : hasAll),
    [nodes, hasAll],
  )
  if (isArriving) return skeleton
  if (nodes?.length === 0) return <InsteadOfPage reason="emptyMenu" />
  return (
    <FeatureProvider companyId={company?.companyId} companyRole={company?.role} offers={offers}>
      <WorkspaceContext
        value={{
          user: person.user,
          companies: person.companies,
          company,
          offers,
          firstPath: nodes && firstLeaf(nodes)?.url,
          pendingAt: (path) => findByUrl(nodes ?? [], path)?.pending ?? 0,
          ...choice,
        }}
      >
        {children}
      </WorkspaceContext>
    </FeatureProvider>
  )
}
