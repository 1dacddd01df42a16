import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom } from 'jotai'
import { ListOrdered, Plus } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../shared/host/useKept'
import { ListAction } from '../shared/list/ListAction'
import { ListCard } from '../shared/list/ListCard'
import { Screen } from '../shared/screen/Screen'
import type { RuleRow } from './api'
import { ruleList } from './atoms'
import { licenceRulesMessages } from './messages'
import { DeleteRule } from './parts/DeleteRule'
import { useRuleColumns } from './parts/useRuleColumns'
import { useToggleRule } from './parts/useToggleRule'
import { ruleFormPath } from './routes'
import { useSettling } from './useSettling'

/** `/licenceRules`: the rules that assign licences, oldest first. */
export function LicenceRules() {
  const texts = useTexts(licenceRulesMessages)
  const { navigate } = useHost()
  const [rules, refresh] = useAtom(ruleList.pageAtom)
  const [deleted, setDeleted] = useState<RuleRow>()
  const [isDeleting, setDeleting] = useState(false)
  const toggle = useToggleRule()
  const mayChange = useCovers('licenceRules:write')
  useSettling(rules.state === 'ready' && rules.value.list.some((row) => row.isSettling), refresh)
  const columns = useRuleColumns({
    onToggle: toggle,
    onDelete(row) {
      setDeleted(row)
      setDeleting(true)
    },
  })
  const add = mayChange && (
    <ListAction variant="primary" icon={<Plus />} onSelect={() => navigate(ruleFormPath())}>
      {texts.add}
    </ListAction>
  )
  return (
    <Screen
      above={[{ name: texts.authorisation }]}
      name={texts.title}
      actions={
        <Button asChild icon={<ListOrdered />}>
          <FeatureLink to={pagePaths.licenceWaiting}>{texts.waitingList}</FeatureLink>
        </Button>
      }
    >
      <ListCard
        list={ruleList}
        columns={columns}
        getRowId={(row) => row.ruleId}
        getRowLabel={(row) => row.name}
        caption={texts.list}
        failedTitle={texts.listFailed}
        density="tall"
        main={add}
        empty={<EmptyState drawing="licences" title={texts.none} description={texts.noneHint} action={add} />}
      />
      {deleted && <DeleteRule rule={deleted} open={isDeleting} onOpenChange={setDeleting} />}
    </Screen>
  )
}
