import { pagePaths } from '@atrium/contracts/paths'
import { EmptyState } from '@atrium/ui/empty-state'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { Screen } from '../shared/screen/Screen'
import { exemptionList } from './atoms'
import { licenceUseMessages } from './messages'
import { useExemptionColumns } from './parts/useExemptionColumns'

/** `/reclaimExemptions`: members whose idle licences aren't taken back. */
export function Exemptions() {
  const texts = useTexts(licenceUseMessages)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.idleLicences }]}
      name={texts.exemptions}
    >
      <ListCard
        list={exemptionList}
        columns={useExemptionColumns()}
        getRowId={(row) => row.exemptionId}
        getRowLabel={(row) => row.realName}
        caption={texts.exemptions}
        failedTitle={texts.exemptionsFailed}
        density="tall"
        exported={{ atOnce: 1000 }}
        empty={
          <EmptyState drawing="people" title={texts.noExemptions} description={texts.noExemptionsHint} />
        }
      />
    </Screen>
  )
}
