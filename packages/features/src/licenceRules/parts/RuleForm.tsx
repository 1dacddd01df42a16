import { licenceRulesErrors as codes } from '@atrium/contracts/licenceRules/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { Notice } from '@atrium/ui/notice'
import { useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { FormBar } from '../../shared/form/FormBar'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import columns from '../../shared/screen/WithAside.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { Failure } from '../../shared/wire/Failure'
import { saveRuleAction } from '../actions'
import type { KnownRule } from '../api'
import { askForRule, type EditedRule } from '../atoms'
import { licenceRulesMessages } from '../messages'
import { rulePath } from '../routes'
import { bodyOf, newRule, type RuleValues, ruleDraft, ruleSchema, valuesOf } from '../ruleValues'
import { ConflictList } from './ConflictList'
import { RuleFields } from './RuleFields'
import { RulePreview } from './RulePreview'
import { useRulePreview } from './useRulePreview'

interface RuleFormProps {
  /** Undefined: a new rule. */
  readonly edited: EditedRule | undefined
  /** Opens the form again with this version. */
  readonly onReplace: (theirs: EditedRule) => void
}

/** What happened to the rule while somebody typed. */
type Meanwhile =
  | { readonly kind: 'changed'; readonly theirs: EditedRule }
  | { readonly kind: 'gone' }
  | undefined

/**
 * The form of a rule with its preview. Typed values are kept in the tab until they are saved or discarded. Conflicts
 * with other rules must be accepted before it is saved.
 */
export function RuleForm({ edited, onReplace }: RuleFormProps) {
  const texts = useTexts(licenceRulesMessages)
  const { discard } = useSharedLabels()
  const { navigate, notify } = useHost()
  const store = useStore()
  const ruleId = edited?.rule.ruleId
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const [accepted, setAccepted] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const save = useAction(saveRuleAction)

  const form = useForm<RuleValues, RuleValues>({
    schema: ruleSchema(texts),
    initial: edited ? valuesOf(edited) : newRule,
    draft: { name: `licenceRule:${ruleId ?? 'new'}`, schema: ruleDraft },
    blame: { [codes.nameTaken]: 'name' },
    async submit(values) {
      const isNew = ruleId === undefined || meanwhile?.kind === 'gone'
      const of = isNew ? undefined : { ruleId, version: values.version }
      try {
        const savedId = await save.perform({ of, body: bodyOf(values), acceptConflicts: isAccepted })
        notify({ tone: 'success', message: texts.saved })
        navigate(rulePath(savedId), { replace: true })
        return undefined
      } catch (thrown) {
        if (thrown instanceof Failure) await explain(thrown)
        throw thrown
      }
    },
  })
  const { values } = form
  const { preview, askAgain } = useRulePreview(values, meanwhile?.kind === 'gone' ? undefined : ruleId)
  const conflicts = preview?.state === 'ready' ? preview.value.conflicts : []
  const conflictKey = JSON.stringify(conflicts)
  const isAccepted = conflicts.length > 0 && accepted === conflictKey

  /** Prepares the form for another attempt. */
  async function explain(failure: Failure) {
    if (failure.code === codes.contradicts) askAgain()
    if (failure.kind === 'missing' && ruleId !== undefined) setMeanwhile({ kind: 'gone' })
    if (failure.code !== codes.changedMeanwhile || ruleId === undefined) return
    try {
      const theirs = await askForRule(store.get, ruleId)
      form.hook.setValue('version', theirs.rule.version)
      setMeanwhile({ kind: 'changed', theirs })
    } catch (thrown) {
      if (thrown instanceof Failure && thrown.kind === 'missing') setMeanwhile({ kind: 'gone' })
    }
  }

  const leave = () => {
    form.discard()
    navigate(ruleId === undefined ? pagePaths.licenceRules : rulePath(ruleId))
  }
  const mustAccept = conflicts.length > 0 && !isAccepted

  return (
    <form
      className={layout.sections}
      noValidate
      onSubmit={(event) => {
        if (!mustAccept) return form.submit(event)
        return form.check(() => setRefused(true))(event)
      }}
    >
      <MeanwhileNotice
        meanwhile={meanwhile}
        isRestored={form.isRestored}
        onDiscard={form.discard}
        onTake={(theirs) => {
          form.discard()
          onReplace(theirs)
        }}
      />
      <div className={columns.columns}>
        <RuleFields form={form} />
        <aside className={columns.aside}>
          <RulePreview preview={preview} onRetry={askAgain} />
        </aside>
      </div>
      <Notice
        tone="warning"
        role="status"
        title={conflicts.length > 0 && texts.conflicts(conflicts.length)}
        actions={
          <Checkbox
            checked={isAccepted}
            onCheckedChange={(checked) => {
              setAccepted(checked === true ? conflictKey : '')
              setRefused(false)
            }}
          >
            {texts.accept}
          </Checkbox>
        }
      >
        {conflicts.length > 0 && <ConflictList conflicts={conflicts} />}
      </Notice>
      <FormBar
        form={form}
        problem={isRefused && mustAccept ? texts.acceptRequired : form.problem}
        submitLabel={meanwhile?.kind === 'gone' ? texts.saveAsNew : texts.save}
        onCancel={() => (form.isDirty ? setLeaving(true) : leave())}
      />
      <Question
        open={isLeaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={discard.title}
        description={discard.description}
        confirmLabel={discard.discard}
        cancelLabel={discard.keep}
        onConfirm={leave}
      />
    </form>
  )
}

interface MeanwhileNoticeProps {
  readonly meanwhile: Meanwhile
  readonly isRestored: boolean
  readonly onDiscard: () => void
  readonly onTake: (theirs: EditedRule) => void
}

/** Changes by others, or a restored draft. */
function MeanwhileNotice({ meanwhile, isRestored, onDiscard, onTake }: MeanwhileNoticeProps): ReactNode {
  const texts = useTexts(licenceRulesMessages)
  const { timestamp } = useFormat()
  if (meanwhile?.kind === 'gone')
    return (
      <Notice role="status" tone="warning" title={texts.goneTitle}>
        {texts.goneText}
      </Notice>
    )
  if (meanwhile) {
    const { updatedBy, updatedAt }: KnownRule = meanwhile.theirs.rule
    return (
      <Notice
        role="status"
        tone="warning"
        title={texts.changedTitle(updatedBy, timestamp(updatedAt))}
        actions={
          <Button size="small" onClick={() => onTake(meanwhile.theirs)}>
            {texts.takeTheirs}
          </Button>
        }
      >
        {texts.changedText}
      </Notice>
    )
  }
  if (!isRestored) return null
  return (
    <Notice
      role="status"
      title={texts.restored}
      actions={
        <Button size="small" onClick={onDiscard}>
          {texts.discardDraft}
        </Button>
      }
    />
  )
}
