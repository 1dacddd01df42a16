import { daysOfGrace } from '@atrium/contracts/account/secondStepRule/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { Question } from '../../shared/screen/Question'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { useFormat } from '../../shared/texts/useFormat'
import type { SecondStepRule as Rule } from './api'
import { secondStepRuleAtom, setSecondStepRuleAction } from './atoms'
import { ruleMessages } from './messages'

/** The rule that administrators need a second step, for people who can change it. */
export function SecondStepRule() {
  const texts = useTexts(ruleMessages)
  const [rule, askAgain] = useAtom(secondStepRuleAtom)
  return (
    <SettingsSection title={texts.title} description={texts.hint}>
      {rule.state === 'loading' && <Skeleton shape="block" height={48} />}
      {rule.state === 'failed' && (
        <RequestFailure failure={rule.failure} title={texts.failed} onRetry={askAgain} />
      )}
      {rule.state === 'ready' && <RuleEntry rule={rule.value} />}
    </SettingsSection>
  )
}

function RuleEntry({ rule: { since, administratorCount, withoutCount, hasOwn } }: { readonly rule: Rule }) {
  const texts = useTexts(ruleMessages)
  const format = useFormat()
  const set = useSetAtom(setSecondStepRuleAction)
  const [question, setQuestion] = useState<'asked' | 'none'>('none')
  const isWanted = since !== null
  const standing =
    withoutCount === 0 ? texts.allHave(administratorCount) : texts.someLack(withoutCount, administratorCount)
  return (
    <>
      <EntryList>
        <Entry
          name={texts.required}
          value={isWanted ? texts.on(format.day(since)) : texts.off}
          hint={isWanted || hasOwn ? standing : texts.ownFirst}
          actions={
            isWanted || hasOwn ? (
              <Button size="small" {...(isWanted && { tone: 'danger' })} onClick={() => setQuestion('asked')}>
                {isWanted ? texts.turnOff : texts.turnOn}
              </Button>
            ) : (
              <Button asChild size="small">
                <FeatureLink to={pagePaths.security}>{texts.toSecurity}</FeatureLink>
              </Button>
            )
          }
        />
      </EntryList>
      <Question
        open={question === 'asked'}
        onOpenChange={(open) => setQuestion(open ? 'asked' : 'none')}
        title={isWanted ? texts.turnOffTitle : texts.turnOnTitle}
        description={isWanted ? texts.turnOffText : texts.turnOnText(withoutCount, daysOfGrace)}
        confirmLabel={isWanted ? texts.turnOff : texts.turnOn}
        {...(isWanted && { tone: 'danger' })}
        onConfirm={() => set(!isWanted)}
        done={isWanted ? texts.turnedOff : texts.turnedOn}
      />
    </>
  )
}
