import { Button } from '@atrium/ui/button'
import { DateRangeField } from '@atrium/ui/date-range-field'
import { Notice } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { useAtom, useAtomValue } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { filled } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { delegateAction, endDelegationAction } from '../actions'
import type { Delegation as Delegated, Delegations } from '../api'
import { delegationsAtom } from '../atoms'
import { licenceRequestsMessages } from '../messages'

/** Opens the choice of a colleague who answers requests while the person is away. */
export function DelegateButton() {
  const texts = useTexts(licenceRequestsMessages)
  const request = useAtomValue(delegationsAtom)
  const [open, setOpen] = useState(false)
  const mayChange = useCovers('licenceRequests:write')
  if (!mayChange) return null
  return (
    <>
      <Button disabled={request.state !== 'ready'} onClick={() => setOpen(true)}>
        {texts.delegate}
      </Button>
      {open && request.state === 'ready' && (
        <DelegateDialog delegations={request.value} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Who answers requests for the person, and for whom the person does. */
export function DelegationNotices() {
  const texts = useTexts(licenceRequestsMessages)
  const { retry } = useTexts(sharedMessages)
  const [request, refresh] = useAtom(delegationsAtom)
  const [changing, setChanging] = useState(false)
  if (request.state === 'failed' && request.failure.kind !== 'forbidden')
    return (
      <Notice
        tone="warning"
        actions={
          <Button size="small" onClick={() => refresh()}>
            {retry}
          </Button>
        }
      >
        {texts.delegationsFailed}
      </Notice>
    )
  if (request.state !== 'ready') return null
  const { ownDelegation, received } = request.value
  return (
    <>
      {ownDelegation && (
        <DelegationNotice
          delegation={ownDelegation}
          words={texts.delegated(ownDelegation.realName, ownDelegation.startsOn, ownDelegation.endsOn)}
          question={texts.endGivenTitle(ownDelegation.realName)}
          onChange={() => setChanging(true)}
        />
      )}
      {received.map((delegation) => (
        <DelegationNotice
          key={delegation.userId}
          delegation={delegation}
          words={texts.answersFor(delegation.realName, delegation.startsOn, delegation.endsOn)}
          question={texts.endReceivedTitle(delegation.realName)}
          endOf={delegation.userId}
        />
      ))}
      {changing && <DelegateDialog delegations={request.value} onClose={() => setChanging(false)} />}
    </>
  )
}

interface DelegationNoticeProps {
  readonly delegation: Delegated
  readonly words: string
  /** Asked before it is ended. */
  readonly question: string
  /** The person who is away. Default: the person who looks. */
  readonly endOf?: string
  /** Default: it can't be changed here. */
  readonly onChange?: () => void
}

function DelegationNotice({ delegation, words, question, endOf, onChange }: DelegationNoticeProps) {
  const texts = useTexts(licenceRequestsMessages)
  const { perform } = useAction(endDelegationAction)
  const [asks, setAsks] = useState(false)
  const mayChange = useCovers('licenceRequests:write')
  const { isActive, isAble } = delegation
  return (
    <>
      <Notice
        tone={isAble ? 'accent' : 'warning'}
        actions={
          mayChange && (
            <>
              {onChange && (
                <Button size="small" onClick={onChange}>
                  {texts.changeDelegate}
                </Button>
              )}
              <Button
                size="small"
                aria-label={texts.endDelegationOf(delegation.realName)}
                onClick={() => setAsks(true)}
              >
                {texts.endDelegation}
              </Button>
            </>
          )
        }
      >
        {[words, !isAble ? texts.delegateUnable : !isActive && texts.delegationLater]
          .filter(Boolean)
          .join(texts.sentenceEnd)}
      </Notice>
      <Question
        open={asks}
        onOpenChange={setAsks}
        title={question}
        description={texts.endDelegationHint}
        confirmLabel={texts.endDelegation}
        done={texts.delegationEnded}
        onConfirm={() => perform(endOf)}
      />
    </>
  )
}

interface DelegateDialogProps {
  readonly delegations: Delegations
  readonly onClose: () => void
}

function DelegateDialog({ delegations: { ownDelegation, possibleDelegates }, onClose }: DelegateDialogProps) {
  const texts = useTexts(licenceRequestsMessages)
  const labels = useSharedLabels()
  const { notify, locale } = useHost()
  const { perform } = useAction(delegateAction)
  const form = useForm({
    schema: v.object({
      delegate: filled(texts.delegateRequired),
      days: v.pipe(
        v.object({ from: v.string(), to: v.string() }),
        v.check(({ from, to }) => from !== '' && to !== '', texts.daysRequired),
        v.check(({ from, to }) => from <= to || to === '', texts.daysReversed),
      ),
    }),
    initial: {
      delegate: ownDelegation?.userId ?? '',
      days: { from: ownDelegation?.startsOn ?? '', to: ownDelegation?.endsOn ?? '' },
    },
    async submit({ delegate, days: { from, to } }) {
      await perform({ delegateId: delegate, startsOn: from, endsOn: to })
      onClose()
      notify({ tone: 'success', message: texts.delegatedNow })
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.delegateTitle}
      description={texts.delegateHint}
      submitLabel={texts.delegateSubmit}
    >
      <div className={layout.fields}>
        <Field
          form={form}
          name="delegate"
          label={texts.delegatePerson}
          hint={texts.delegatePersonHint}
          required
        >
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              placeholder={texts.delegatePlaceholder}
              options={possibleDelegates.map(({ userId, realName, phone }) => ({
                value: userId,
                label: `${realName} · ${phone}`,
                textValue: realName,
              }))}
            />
          )}
        </Field>
        <Field form={form} name="days" label={texts.delegateDays} hint={texts.delegateDaysHint} required>
          {({ value, onChange }) => (
            <DateRangeField value={value} onValueChange={onChange} locale={locale} labels={labels.dates} />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
