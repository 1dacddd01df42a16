import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { use, useState } from 'react'
import { queryAtom } from '../shared/host/query'
import { useTexts } from '../shared/host/useKept'
import { RequestTable } from '../shared/list/RequestTable'
import table from '../shared/list/TableCard.module.css'
import { RequestFailure } from '../shared/request/RequestFailure'
import { CountedTitle } from '../shared/screen/CountedTitle'
import { Screen } from '../shared/screen/Screen'
import type { OwnLicence } from './api'
import { ownLicencesAtom } from './atoms'
import { licenceRequestsMessages } from './messages'
import { LicenceRequestsHostContext, type OpenedLicence } from './parts/LicenceRequestsHost'
import { useLicenceColumns } from './parts/useLicenceColumns'
import { useProductColumns } from './parts/useProductColumns'
import { useSharedColumns } from './parts/useSharedColumns'

/** The number of licences that most people have. */
const expected = 4

/** Enough products for a glance; requested ones are shown in addition. */
const most = 5

/** `/comallProucctsAndSer`: the person's licences from the company, and other products they can request. */
export function OwnLicences() {
  const texts = useTexts(licenceRequestsMessages)
  const [request, askAgain] = useAtom(ownLicencesAtom)
  const { installers, deviceDialog } = use(LicenceRequestsHostContext)
  const wanted = useAtomValue(queryAtom).get('install')
  // Null: the one in the address was handled.
  const [chosen, install] = useState<OwnLicence | null>()
  const [opened, open] = useState<OpenedLicence>()
  const columns = {
    licences: useLicenceColumns(install, open),
    shared: useSharedColumns(),
    products: useProductColumns(),
  }
  const { licences = [], shared = [], products = [] } = request.state === 'ready' ? request.value : {}
  const named = licences.find(({ licenceId, hasReleases }) => hasReleases && licenceId === wanted)
  const installed = chosen === undefined ? named : chosen
  const [shows, setShows] = useState<'first' | 'all'>('first')
  const shown = products.filter(
    ({ request, waiting }, place) => shows === 'all' || request || waiting || place < most,
  )
  const asked = { request, failedTitle: texts.licencesFailed, onRetry: askAgain, density: 'tall' as const }

  return (
    <Screen name={texts.ownLicences}>
      {request.state === 'failed' ? (
        <RequestFailure failure={request.failure} title={texts.licencesFailed} onRetry={askAgain} />
      ) : (
        <>
          <Card
            className={table.card}
            padding="none"
            bleeds
            aria-labelledby={undefined}
            description={licences.length > 0 && texts.useNote}
            title={
              <CountedTitle count={licences.length > 0 && texts.licenceCount(licences.length)}>
                {texts.licences}
              </CountedTitle>
            }
          >
            <RequestTable
              {...asked}
              caption={texts.licences}
              columns={columns.licences}
              rows={licences}
              getRowId={(row) => row.licenceId}
              reservedRows={expected}
              empty={
                <EmptyState drawing="licences" title={texts.noLicences} description={texts.noLicencesHint} />
              }
            />
          </Card>
          {shared.length > 0 && (
            <Card
              className={table.card}
              padding="none"
              bleeds
              aria-labelledby={undefined}
              description={texts.sharedNote}
              title={<CountedTitle count={texts.licenceCount(shared.length)}>{texts.shared}</CountedTitle>}
            >
              <RequestTable
                {...asked}
                caption={texts.shared}
                columns={columns.shared}
                rows={shared}
                getRowId={(row) => row.productId}
                empty={null}
              />
            </Card>
          )}
          {/* Not before the card above has its final height. */}
          {request.state === 'ready' && (
            <Card
              className={table.card}
              padding="none"
              bleeds
              aria-labelledby={undefined}
              title={
                <CountedTitle count={products.length > 0 && texts.licenceCount(products.length)}>
                  {texts.products}
                </CountedTitle>
              }
              footer={
                shown.length < products.length && (
                  <Button variant="ghost" size="small" onClick={() => setShows('all')}>
                    {texts.showRest(products.length - shown.length)}
                  </Button>
                )
              }
            >
              <RequestTable
                {...asked}
                caption={texts.products}
                columns={columns.products}
                rows={shown}
                getRowId={(row) => row.productId}
                empty={
                  <EmptyState
                    drawing="licences"
                    title={texts.noProducts}
                    description={texts.noProductsHint}
                  />
                }
              />
            </Card>
          )}
        </>
      )}
      {deviceDialog?.(opened, () => open(undefined))}
      {installers(installed ?? undefined, () => install(null))}
    </Screen>
  )
}
