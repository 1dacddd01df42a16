import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { ListCard } from '../../shared/list/ListCard'
import { ListChips } from '../../shared/list/ListChips'
import { listView, oneOf } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import { installedAtom } from '../releases/atoms'
import { type OwnProduct, ownedSources, ownProductsApiAtom } from './api'
import { isInstalled } from './atoms'
import { ownProductsMessages } from './messages'
import { InstallerDialog } from './parts/InstallerDialog'
import { OwnDevices } from './parts/OwnDevices'
import { useOwnProductColumns } from './parts/useOwnProductColumns'

/** `/perallproductAndSer`: a person's current and ended products, including those that a company pays for. */
export function OwnProducts() {
  const texts = useTexts(ownProductsMessages)
  const [{ source }, change] = useAtom(ownedList.viewAtom)
  const page = useAtomValue(ownedList.pageAtom)
  const [shown, setShown] = useState<OwnProduct>()
  const [installed, setInstalled] = useState<OwnProduct>()
  const lookAt = useSetAtom(installedAtom)
  const install = useCallback(
    (owned: OwnProduct) => {
      lookAt(owned)
      setInstalled(owned)
    },
    [lookAt],
  )
  const columns = useOwnProductColumns(setShown, install)
  const hasNone = page.state === 'ready' && page.value.counts.length === 0
  const asksForInstallers =
    page.state === 'ready' &&
    page.value.list.some((row) => isInstalled(row) && row.downloadUrl === null && !row.hasReleases)
  const ways = (
    <>
      <Button asChild>
        <FeatureLink to={pagePaths.trialCenter}>{texts.toTrials}</FeatureLink>
      </Button>
      <Button asChild variant={hasNone ? 'primary' : 'secondary'}>
        <FeatureLink to={pagePaths.shop}>{texts.toSold}</FeatureLink>
      </Button>
    </>
  )
  return (
    <Screen name={texts.ownProducts}>
      {hasNone ? (
        <EmptyState drawing="products" title={texts.none} description={texts.noneHint} action={ways} />
      ) : (
        <ListCard
          list={ownedList}
          columns={columns}
          getRowId={(row) => `${row.source} ${row.companyId} ${row.id}`}
          getRowLabel={(row) => row.productName}
          density="tall"
          actions={ways}
          caption={texts.list}
          failedTitle={texts.listFailed}
          chips={
            <ListChips
              label={texts.filter}
              options={ownedSources.map((value) => ({ value, label: texts[value] }))}
              value={source}
              onChange={(next) => change({ source: next })}
              page={page}
            />
          }
        />
      )}
      {asksForInstallers && <p className={layout.hint}>{texts.installerHint}</p>}
      <InstallerDialog owned={installed} onClose={() => setInstalled(undefined)} />
      <OwnDevices owned={shown} onClose={() => setShown(undefined)} />
    </Screen>
  )
}

const ownedList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: { source: oneOf('source', ownedSources) } }),
  shows: ['trials', 'orders', 'licences'],
  ask(get, { source }) {
    const { listOwned } = get(ownProductsApiAtom)
    return (pageIndex, pageSize, call) =>
      listOwned({ query: { ...(source && { source }), pageIndex, pageSize } }, call)
  },
})
