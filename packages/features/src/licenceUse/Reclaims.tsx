import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { Screen } from '../shared/screen/Screen'
import { reclaimList } from './atoms'
import { licenceUseMessages } from './messages'
import { useReclaimColumns } from './parts/useReclaimColumns'

/** `/licenceReclaims`: planned and past reclaims of idle licences. */
export function Reclaims() {
  const texts = useTexts(licenceUseMessages)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.idleLicences }]}
      name={texts.plans}
    >
      <ListCard
        list={reclaimList}
        columns={useReclaimColumns()}
        getRowId={(row) => row.reclaimId}
        getRowLabel={(row) => row.productName}
        caption={texts.list}
        failedTitle={texts.listFailed}
        empty={
          <EmptyState
            drawing="licences"
            title={texts.none}
            description={texts.noneHint}
            action={
              <Button asChild>
                <FeatureLink to={pagePaths.idleLicences}>{texts.toProducts}</FeatureLink>
              </Button>
            }
          />
        }
      />
    </Screen>
  )
}
