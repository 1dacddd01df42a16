import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FeatureLink } from './FeatureLink'
import { FeatureProvider, type FeatureProviderProps } from './FeatureProvider'
import { FeatureRoot, StaticMarkup } from './FeatureRoot'
import { useHost } from './useKept'

const service = 'https://account.example'
const paths = ['/members', '/applications']

function addressesOf(host: Partial<FeatureProviderProps>) {
  const html = renderToStaticMarkup(
    <StaticMarkup>
      <FeatureProvider baseUrl={service} {...host}>
        <FeatureRoot paths={paths}>
          <FeatureLink to="/applications?page=2" />
          <FeatureLink to="?member=1" />
          <FeatureLink to="/orders" />
          <Elsewhere to="/agreement" />
        </FeatureRoot>
      </FeatureProvider>
    </StaticMarkup>,
  )
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
}

/** A link that opens a new tab, whether or not the host's site shows the path. */
const Elsewhere = ({ to }: { readonly to: string }) => <a href={useHost().href(to)}>{to}</a>

it('links to the account centre while the location is in memory', () => {
  expect(addressesOf({})).toEqual([
    `${service}/applications?page=2`,
    `${service}/members?member=1`,
    `${service}/agreement`,
  ])
})

it('links to the host’s own addresses, and to the account centre for what no screen shows', () => {
  const location = { pathname: '', search: '' }
  expect(addressesOf({ location })).toEqual([
    '/applications?page=2',
    '/members?member=1',
    `${service}/agreement`,
  ])
  expect(addressesOf({ location, href: (to) => `#${to}` })).toEqual([
    '#/applications?page=2',
    '#/members?member=1',
    `${service}/agreement`,
  ])
  expect(addressesOf({ location, serves: () => true })).toContain('/agreement')
})
