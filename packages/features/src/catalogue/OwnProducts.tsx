import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { hotline } from '../shared/brand/hotline'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { ListCard } from '../shared/list/ListCard'
import { ListChips } from '../shared/list/ListChips'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { KeptNumbers } from '../shared/texts/KeptNumbers'
import { type Owned, ownedSources } from './owned/api'
import { isInstalled } from './owned/isInstalled'
import { ownedMessages } from './owned/messages'
import { ownedList } from './owned/ownedList'
import { OwnDevices } from './parts/OwnDevices'
import { useOwnedColumns } from './parts/useOwnedColumns'
import { catalogueRoutes } from './routes'

/** `/perallproductAndSer`: what the person may use, whoever pays for it, and what is over. */
export default function OwnProducts() {
  const texts = useTexts(ownedMessages)
  const [{ source }, change] = useAtom(ownedList.viewAtom)
  const page = useAtomValue(ownedList.pageAtom)
  const [shown, setShown] = useState<Owned>()
  const columns = useOwnedColumns(setShown)
  const hasNone = page.state === 'ready' && page.value.counts.length === 0
  const asksForInstallers =
    page.state === 'ready' && page.value.list.some((row) => isInstalled(row) && row.downloadUrl === null)
  const ways = (
    <>
      <Button asChild>
        <FeatureLink to={catalogueRoutes.center}>{texts.toTrials}</FeatureLink>
      </Button>
      <Button asChild variant={hasNone ? 'primary' : 'secondary'}>
        <FeatureLink to={catalogueRoutes.sold}>{texts.toSold}</FeatureLink>
      </Button>
    </>
  )
  return (
    <Screen name={texts.ownProducts}>
      {hasNone ? (
        <EmptyState title={texts.none} description={texts.noneHint} action={ways} />
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
      {asksForInstallers && (
        <p className={layout.hint}>
          <KeptNumbers>{texts.installerHint(hotline)}</KeptNumbers>
        </p>
      )}
      <OwnDevices owned={shown} onClose={() => setShown(undefined)} />
    </Screen>
  )
}
