import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../../shared/form/Field'
import { FormDialog } from '../../../shared/form/FormDialog'
import { useForm } from '../../../shared/form/useForm'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { leafOf } from '../../../shared/list/cells/departmentPath'
import { RequestFailure } from '../../../shared/request/RequestFailure'
import { useAction } from '../../../shared/request/useAction'
import layout from '../../../shared/screen/Layout.module.css'
import { applyAction } from '../../actions'
import type { KnownDifference } from '../../api'
import { leaversPath } from '../../routes'
import { leaversAtom } from '../atoms'
import { differencesMessages } from '../messages'
import { Consequences } from './Consequences'
import styles from './LeaversDialog.module.css'

interface LeaversDialogProps {
  readonly difference: KnownDifference
  readonly onClose: () => void
}

/** More people than usual would leave: their names, and a number to type before the difference is applied. */
export function LeaversDialog({ difference, onClose }: LeaversDialogProps) {
  const texts = useTexts(differencesMessages)
  const { notify } = useHost()
  const { directoryId, differenceId, leavers } = difference
  const { perform } = useAction(applyAction)
  const form = useForm({
    schema: v.object({
      count: v.pipe(
        v.string(),
        v.trim(),
        v.transform((typed) => Number(typed.replace(/[,，\s]/g, '') || Number.NaN)),
        v.check((typed) => typed === leavers.count, texts.countWrong(leavers.count)),
      ),
    }),
    initial: { count: '' },
    async submit() {
      await perform({ directoryId, differenceId, confirmedLeavers: leavers.count })
      notify({ tone: 'success', message: texts.started })
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.leaversQuestion(leavers.count)}
      description={texts.leaversConsequence}
      submitLabel={texts.applyCount(difference.total)}
      variant="danger"
      width={560}
    >
      <div className={layout.fields}>
        {leavers.looksBroken && <Notice tone="danger">{texts.looksBroken}</Notice>}
        <Names difference={difference} onLeave={onClose} />
        <Consequences difference={difference} />
        <Field form={form} name="count" label={texts.typeCount(leavers.count)} required>
          {(control) => (
            <TextField
              {...control}
              className={styles.count}
              inputMode="numeric"
              autoComplete="off"
              maxLength={10}
            />
          )}
        </Field>
      </div>
    </FormDialog>
  )
}

interface NamesProps {
  readonly difference: KnownDifference
  readonly onLeave: () => void
}

/** Names with departments, and where the others are. */
function Names({ difference, onLeave }: NamesProps) {
  const texts = useTexts(differencesMessages)
  const [leavers, askAgain] = useAtom(leaversAtom)
  if (leavers.state === 'loading') return <Skeleton lines={4} width="100%" />
  if (leavers.state === 'failed')
    return <RequestFailure failure={leavers.failure} title={texts.leaversFailed} onRetry={askAgain} />
  const { list, totalItems } = leavers.value
  return (
    <section className={layout.tightStack} aria-label={texts.leaversList}>
      {/* Scrolls, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region without controls */}
      <ul className={styles.names} tabIndex={0}>
        {list.map(({ rowId, realName, phone, department, formerDepartment }) => (
          <li key={rowId} className={styles.name}>
            <span className={styles.who}>{realName || phone}</span>
            <span className={styles.where} title={formerDepartment ?? department}>
              {leafOf(formerDepartment ?? department)}
            </span>
          </li>
        ))}
      </ul>
      {totalItems > list.length && (
        <FeatureLink className={styles.more} to={leaversPath(difference)} onClick={onLeave}>
          {texts.moreLeavers(totalItems - list.length)}
        </FeatureLink>
      )}
    </section>
  )
}
