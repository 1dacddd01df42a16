import { pagePaths } from '@atrium/contracts/paths'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useCovers, useTexts } from '../shared/host/useKept'
import { ListAction } from '../shared/list/ListAction'
import { ListCard } from '../shared/list/ListCard'
import { Screen } from '../shared/screen/Screen'
import type { Policy, PolicyProducts } from './api'
import { policyList, policyProductsAtom } from './atoms'
import { licenceUseMessages } from './messages'
import { PolicyForm } from './parts/PolicyForm'
import { usePolicyColumns } from './parts/usePolicyColumns'

interface Opened {
  /** Undefined: a new one. */
  readonly policy?: Policy
  /** As they were when it was opened: a request that fails meanwhile must not close the form. */
  readonly products: PolicyProducts
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

/** `/reclaimPolicies`: the policies that take idle licences back automatically. */
export function ReclaimPolicies() {
  const texts = useTexts(licenceUseMessages)
  const about = useAtomValue(policyProductsAtom)
  const [opened, setOpened] = useState<Opened>()
  const known = about.state === 'ready' ? about.value : undefined
  const open = (policy?: Policy) =>
    known &&
    setOpened((last) => ({
      ...(policy && { policy }),
      products: known.products,
      open: true,
      turn: (last?.turn ?? 0) + 1,
    }))
  const mayChange = useCovers('licenceUse:write')
  const add = mayChange && known?.canEdit && (
    <ListAction variant="primary" icon={<Plus aria-hidden />} onSelect={() => open()}>
      {texts.addPolicy}
    </ListAction>
  )
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.idleLicences }]}
      name={texts.policies}
    >
      <ListCard
        list={policyList}
        columns={usePolicyColumns(mayChange && known?.canEdit ? open : undefined)}
        getRowId={(row) => row.productId ?? ''}
        getRowLabel={(row) => row.productName || texts.allProducts}
        caption={texts.policies}
        failedTitle={texts.policiesFailed}
        main={add}
        empty={
          <EmptyState
            drawing="licences"
            title={texts.noPolicies}
            description={texts.noPoliciesHint}
            action={add}
          />
        }
      />
      {opened && (
        <PolicyForm
          key={opened.turn}
          policy={opened.policy}
          products={opened.products}
          open={opened.open}
          onOpenChange={(next) => setOpened({ ...opened, open: next })}
        />
      )}
    </Screen>
  )
}
