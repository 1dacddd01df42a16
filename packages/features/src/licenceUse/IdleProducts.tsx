import { pagePaths } from '@atrium/contracts/paths'
import { idleSteps } from '@atrium/contracts/shared/use/contract'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { deferDialog } from '@atrium/ui/overlay'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { Screen } from '../shared/screen/Screen'
import type { IdleProduct } from './api'
import { idleProductList } from './atoms'
import { licenceUseMessages } from './messages'
import { useIdleProductColumns } from './parts/useIdleProductColumns'

const ReclaimDialog = deferDialog(async () => (await import('./ReclaimDialog')).ReclaimDialog)

interface Opened {
  readonly productId: string
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

/** `/idleLicences`: which products have licences that nobody uses, and the way to take them back. */
export function IdleProducts() {
  const texts = useTexts(licenceUseMessages)
  const [{ days }, show] = useAtom(idleProductList.viewAtom)
  const [opened, setOpened] = useState<Opened>()
  const open = ({ productId }: IdleProduct) =>
    setOpened((last) => ({ productId, open: true, turn: (last?.turn ?? 0) + 1 }))
  return (
    <Screen
      above={[{ name: texts.authorisation }]}
      name={texts.title}
      actions={
        <>
          <Button asChild>
            <FeatureLink to={pagePaths.reclaims}>{texts.plans}</FeatureLink>
          </Button>
          <Button asChild>
            <FeatureLink to={pagePaths.reclaimPolicies}>{texts.policies}</FeatureLink>
          </Button>
          <Button asChild>
            <FeatureLink to={pagePaths.reclaimExemptions}>{texts.exemptions}</FeatureLink>
          </Button>
        </>
      }
    >
      <ListCard
        list={idleProductList}
        columns={useIdleProductColumns(open)}
        getRowId={(row) => row.productId}
        getRowLabel={(row) => row.productName}
        caption={texts.idleProducts}
        failedTitle={texts.idleProductsFailed}
        density="tall"
        chips={
          <FilterChips
            label={texts.idleLongerThan}
            chips={idleSteps.map((step) => ({
              value: String(step),
              label: texts.daysOrMore(step),
              count: null,
            }))}
            value={days}
            onValueChange={(next) => show({ days: next })}
          />
        }
        empty={
          <EmptyState
            drawing="licences"
            title={texts.noLicences}
            description={texts.noLicencesHint}
            action={
              <Button asChild>
                <FeatureLink to={pagePaths.licencesByProduct}>{texts.byProduct}</FeatureLink>
              </Button>
            }
          />
        }
      />
      {opened && (
        <ReclaimDialog
          key={opened.turn}
          open={opened.open}
          onOpenChange={(next) => setOpened({ ...opened, open: next })}
          choice={{ productId: opened.productId, idleDays: Number(days) }}
        />
      )}
    </Screen>
  )
}
