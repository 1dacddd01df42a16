import '@atrium/ui/styles/inter.css'
import '@atrium/ui/styles/tokens.css'
import './reset.css'
import { type PageName, pagePaths } from '@atrium/contracts/paths'
import type { OperationShape } from '@atrium/contracts/wire/contract'
import { createSession, SessionFeature, webStorage } from '@atrium/features/session'
import { createClient, FeatureProvider, type Locale, StaticMarkup } from '@atrium/features/shared'
import { personalPaths } from '@atrium/features/workspace'
import { NarrowWindowOnServer } from '@atrium/ui/narrow-window'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFacts } from '../vite/PageFacts'
import { DisplayContext } from './DisplayContext'
import { LanguageSwitch } from './LanguageSwitch'
import { loadTexts } from './loadTexts'
import { PageSkeleton } from './PageSkeleton'
import PublicFrame from './PublicFrame'
import { findRoute, namedRoutes, type Route, redirects } from './routes'
import { firstRequests, workspaceRequests } from './routes/firstRequests'
import ShellPages from './ShellPages'
import { VisitContext } from './useVisit'

/* Run by the build in Node (`vite/firstPage.ts`): the modules, first requests and first paints of all pages. */

/**
 * The facts of every page by its path. A redirected address has the facts of its target; unknown addresses use
 * `*`.
 */
export async function describePages(): Promise<Readonly<Record<string, PageFacts>>> {
  const names = Object.keys(namedRoutes) as (keyof typeof namedRoutes)[]
  const pages = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [pagePaths[name], await describe(namedRoutes[name], name)] as const),
    ),
  )
  const moved = Object.entries(redirects).flatMap(([path, to]) => {
    const facts = pages[to.split('?')[0] ?? '']
    return facts ? [[path, to.includes('?') ? withoutPage(facts) : facts] as const] : []
  })
  return { ...pages, ...Object.fromEntries(moved), '*': await describe(findRoute('*')) }
}

/** Drops the requests of the page itself, because they depend on the query that the redirect adds. */
const withoutPage = ({ requests, ...facts }: PageFacts): PageFacts =>
  requests ? { ...facts, requests: { ...requests, page: [] } } : facts

async function describe(route: Route, name?: PageName): Promise<PageFacts> {
  const { frame, skeleton = 'page', width = 'reading' } = route
  // In the build for Node, each page's module exports its own name instead.
  const { module } = (await route.load()) as unknown as { readonly module: string }
  if (frame === 'bare') return { modules: [module], paints: [skeleton, skeleton] }
  const modules = ['src/ShellPages.tsx', module]
  const isOpen = frame === 'either' || name === 'start'
  const paints = [skeleton, isOpen ? `public-${width}` : 'entry'] as const
  return name ? { modules, paints, requests: await requestsOf(name) } : { modules, paints }
}

async function requestsOf(name: PageName) {
  const ofPage = firstRequests[name]
  const isOfPerson = personalPaths.includes(pagePaths[name])
  return {
    frame: await addressesOf(isOfPerson ? workspaceRequests.ofPerson : workspaceRequests.ofCompany),
    page: ofPage ? await addressesOf((_, company) => ofPage(company)) : [],
  }
}

type Client = ReturnType<typeof createClient>

/** The addresses that `send` requests, in the format of the portal's client. */
async function addressesOf(send: (ask: Client, company: Client) => void): Promise<string[]> {
  const addresses: string[] = []
  const record: typeof fetch = (address) => {
    addresses.push(String(address).replace(encodeURIComponent(company), company))
    return new Promise(() => {})
  }
  const inOrder =
    (client: Client): Client =>
    (operation, input, options) =>
      client(operation, inContractOrder(operation, input), options)
  send(inOrder(createClient({ fetch: record })), inOrder(createClient({ fetch: record, companyId: company })))
  // The client sends requests asynchronously.
  await new Promise((resolve) => setTimeout(resolve))
  return addresses
}

const company = '{company}'

/** Features send query parameters in the order of the schema. */
function inContractOrder<Input>(operation: OperationShape, input: Input): Input {
  const { entries = {} } = { ...operation.query } as { readonly entries?: object }
  const { query = {} } = input as { readonly query?: Readonly<Record<string, unknown>> }
  const ordered = Object.fromEntries(Object.keys(entries).map((name) => [name, query[name]]))
  return operation.query ? { ...input, query: ordered } : input
}

const locales: readonly Locale[] = ['zh-CN', 'en']

/** Every paint by name: one HTML `<template>` for each language and layout, with an id such as `list-en-narrow`. */
export async function paintAll(): Promise<Readonly<Record<string, string>>> {
  await Promise.all(locales.map(loadTexts))
  return Object.fromEntries(Object.entries(paints).map(([name, paint]) => [name, templatesOf(name, paint)]))
}

/** Shown until the page's own code renders. */
const paints: Readonly<Record<string, ReactNode>> = {
  list: <ShellPages route={namedRoutes.memberManagement} path={pagePaths.memberManagement} />,
  page: <ShellPages route={namedRoutes.companyInformation} path={pagePaths.companyInformation} />,
  companyHome: <ShellPages route={namedRoutes.companyHome} path={pagePaths.companyHome} />,
  personalHome: <ShellPages route={namedRoutes.personalHome} path={pagePaths.personalHome} />,
  'public-reading': (
    <PublicFrame canSignIn>
      <PageSkeleton />
    </PublicFrame>
  ),
  'public-whole': (
    <PublicFrame canSignIn width="whole">
      <PageSkeleton />
    </PublicFrame>
  ),
  reader: (
    <PublicFrame width="wide">
      <PageSkeleton />
    </PublicFrame>
  ),
  entry: <Entry />,
  longEntry: <Entry isLong />,
}

const session = createSession({ storage: webStorage(undefined) })
const visit = { session, toSignIn() {}, leaveFor() {} }

/** The sign-in, or its hall around longer content. */
function Entry({ isLong = false }) {
  const pathname = isLong ? pagePaths.register : pagePaths.signIn
  return (
    <FeatureProvider location={{ pathname, search: '' }}>
      <SessionFeature session={session} extent="window" fragment="" corner={<LanguageSwitch />} />
    </FeatureProvider>
  )
}

function templatesOf(name: string, paint: ReactNode): string {
  const templates = locales.flatMap((locale) =>
    [false, true].map((isNarrow) => {
      const display = { theme: 'light', locale, onThemeChange() {}, onLocaleChange() {} } as const
      const html = renderToStaticMarkup(
        <NarrowWindowOnServer value={isNarrow}>
          <FeatureProvider
            location={{ pathname: pagePaths.start, search: '' }}
            tokens={session}
            locale={locale}
          >
            <VisitContext value={visit}>
              <DisplayContext value={display}>
                <StaticMarkup>{paint}</StaticMarkup>
              </DisplayContext>
            </VisitContext>
          </FeatureProvider>
        </NarrowWindowOnServer>,
      )
      // The surrounding page sets the theme.
      const themed = html.replace(' data-atrium-theme="light"', '')
      return `<template id="${name}-${locale}-${isNarrow ? 'narrow' : 'wide'}">${themed}</template>`
    }),
  )
  return templates.join('')
}
