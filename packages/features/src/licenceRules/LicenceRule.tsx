import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtom } from 'jotai'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../shared/host/useKept'
import { leafOf } from '../shared/list/cells/departmentPath'
import { RequestFailure } from '../shared/request/RequestFailure'
import { ReturnButton } from '../shared/screen/ReturnButton'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import type { KnownRule } from './api'
import { ruleAtom, ruleIdAtom } from './atoms'
import { licenceRulesMessages } from './messages'
import { DeleteRule } from './parts/DeleteRule'
import { RuleMembers } from './parts/RuleMembers'
import { RuleNotices } from './parts/RuleNotices'
import { useRuleWords } from './parts/useRuleWords'
import { useToggleRule } from './parts/useToggleRule'
import { ruleFormPath } from './routes'
import { useSettling } from './useSettling'

/** `/licenceRule`: one rule with what it did for whom. The query names it. */
export function LicenceRule() {
  const texts = useTexts(licenceRulesMessages)
  const words = useRuleWords()
  const [rule, refresh] = useAtom(ruleAtom)
  const [ruleId] = useAtom(ruleIdAtom)
  const mayChange = useCovers('licenceRules:write')
  const found = rule.state === 'ready' ? rule.value : undefined
  const known = found && { ...found, canEdit: found.canEdit && mayChange }
  useSettling(known?.isSettling ?? false, refresh)
  const look = known && words.state(known)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.licenceRules }]}
      name={known?.name ?? texts.title}
      kind={texts.title}
      status={
        look && (
          <StatusBadge tone={look.tone ?? 'neutral'} {...(look.quiet !== undefined && { quiet: look.quiet })}>
            {look.words}
          </StatusBadge>
        )
      }
      actions={known?.canEdit && <RuleActions rule={known} />}
      grows
    >
      {rule.state === 'failed' ? (
        <RequestFailure
          failure={rule.failure}
          title={rule.failure.kind === 'missing' ? texts.ruleMissing : texts.ruleFailed}
          missing={{ hint: texts.ruleMissingHint, action: <ReturnButton to={pagePaths.licenceRules} /> }}
          onRetry={refresh}
        />
      ) : (
        <>
          {known && <RuleNotices rule={known} />}
          <Card aria-busy={rule.state === 'loading'}>
            {known ? <Facts rule={known} /> : <Skeleton lines={4} width="60%" />}
          </Card>
          <RuleMembers key={ruleId} rule={known} />
        </>
      )}
    </Screen>
  )
}

/** Editing, pausing and deleting a rule. */
function RuleActions({ rule }: { readonly rule: KnownRule }) {
  const texts = useTexts(licenceRulesMessages)
  const { navigate } = useHost()
  const toggle = useToggleRule()
  const [isDeleting, setDeleting] = useState(false)
  const isActive = rule.state === 'active'
  return (
    <>
      <Button asChild icon={<Pencil />}>
        <FeatureLink to={ruleFormPath(rule.ruleId)}>{texts.edit}</FeatureLink>
      </Button>
      <Button icon={isActive ? <Pause /> : <Play />} onClick={() => toggle(rule)}>
        {isActive ? texts.pause : texts.resume}
      </Button>
      <Button tone="danger" icon={<Trash2 />} onClick={() => setDeleting(true)}>
        {texts.remove}
      </Button>
      <DeleteRule
        rule={rule}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={() => navigate(pagePaths.licenceRules, { replace: true })}
      />
    </>
  )
}

/** What the rule says, in full. */
function Facts({ rule }: { readonly rule: KnownRule }) {
  const texts = useTexts(licenceRulesMessages)
  const { timestamp, list } = useFormat()
  const { reach, products, pool, graceDays } = rule
  return (
    <DescriptionList columns={3} layout="above">
      <DescriptionItem term={texts.reach}>
        {reach.kind === 'everybody' ? (
          texts.everybody
        ) : (
          <span
            title={list(
              (reach.kind === 'departments' ? reach.departments : reach.groups).map(({ name }) => name),
            )}
          >
            {list(
              (reach.kind === 'departments' ? reach.departments : reach.groups).map(({ name }) =>
                leafOf(name),
              ),
            )}
          </span>
        )}
      </DescriptionItem>
      <DescriptionItem term={texts.products}>
        {list(products.map(({ productName }) => productName))}
      </DescriptionItem>
      <DescriptionItem term={texts.pool}>
        <span title={pool?.name}>{pool ? leafOf(pool.name) : texts.poolOfMembers}</span>
      </DescriptionItem>
      <DescriptionItem term={texts.grace}>{texts.graceOf(graceDays)}</DescriptionItem>
      <DescriptionItem term={texts.created}>
        {texts.byAt(rule.createdBy, timestamp(rule.createdAt))}
      </DescriptionItem>
      <DescriptionItem term={texts.updated}>
        {texts.byAt(rule.updatedBy, timestamp(rule.updatedAt))}
      </DescriptionItem>
    </DescriptionList>
  )
}
