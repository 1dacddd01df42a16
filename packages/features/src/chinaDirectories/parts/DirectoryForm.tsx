import { directoryNameLength, syncSchedule, vendorKind } from '@atrium/contracts/chinaDirectories/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Select } from '@atrium/ui/select'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { connectAction, editAction } from '../actions'
import type { Callback, ChinaDirectory, VendorKind } from '../api'
import { chinaDirectoriesMessages } from '../messages'
import { CredentialFields } from './CredentialFields'
import { DepartmentField } from './DepartmentField'
import styles from './DirectoryForm.module.css'
import { type DirectoryFormState, type DirectoryValues, initialValues, schemaOf } from './directoryValues'

interface DirectoryFormProps {
  /** Default: a new one is connected. */
  readonly directory?: ChinaDirectory
  readonly onClose: () => void
  /** After a new one was connected, with what is shown once. */
  readonly onConnected?: (callback: Callback & { readonly kind: VendorKind }) => void
}

/** Connects a directory, or changes its settings. */
export function DirectoryForm({ directory, onClose, onConnected }: DirectoryFormProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const { notify } = useHost()
  const connect = useAction(connectAction)
  const edit = useAction(editAction)
  const form = useForm({
    schema: ({ kind }: DirectoryValues) => schemaOf(texts, kind, directory !== undefined),
    initial: initialValues(directory, texts.wecom),
    async submit({ kind, name, secret, department: _, hour, threshold, ...rest }) {
      const settings = { ...rest, directoryName: name, hour: Number(hour), threshold }
      if (directory) {
        await edit.perform({
          directoryId: directory.directoryId,
          ...settings,
          ...(secret !== '' && { secret }),
        })
        notify({ tone: 'success', message: texts.saved })
        onClose()
      } else {
        const callback = await connect.perform({ kind, secret, ...settings })
        notify({ tone: 'success', message: texts.connected })
        onConnected?.({ ...callback, kind })
      }
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={directory ? texts.editOf(directory.directoryName) : texts.connect}
      description={directory ? texts.editText : texts.connectText}
      submitLabel={directory ? texts.save : texts.add}
      width={600}
    >
      <div className={layout.fields}>
        {!directory && <VendorField form={form} />}
        <Field form={form} name="name" label={texts.name} hint={texts.nameHint} required>
          {(control) => <TextField {...control} autoComplete="off" maxLength={directoryNameLength} />}
        </Field>
        <CredentialFields form={form} directoryId={directory?.directoryId} />
        <DepartmentField form={form} />
        <ScheduleFields form={form} />
        <PolicyFields form={form} />
      </div>
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: DirectoryFormState
}

/** The name follows the vendor until somebody types another one. */
function VendorField({ form }: FieldsProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const names = vendorKind.options.map((kind) => texts[kind])

  function choose(next: string) {
    const kind = vendorKind.options.find((option) => option === next) ?? 'wecom'
    if (names.includes(form.values.name)) form.set('name', texts[kind])
    form.set('kind', kind)
  }

  return (
    <Field form={form} name="kind" label={texts.vendor} required>
      {({ value, onChange: _, ...control }) => (
        <RadioGroup
          {...control}
          className={styles.vendors}
          look="segmented"
          orientation="horizontal"
          value={value}
          onValueChange={choose}
        >
          {vendorKind.options.map((kind) => (
            <Radio key={kind} value={kind}>
              {texts[kind]}
            </Radio>
          ))}
        </RadioGroup>
      )}
    </Field>
  )
}

function ScheduleFields({ form }: FieldsProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  const schedules = {
    off: texts.scheduleOff,
    hourly: texts.scheduleHourly,
    daily: texts.scheduleDaily,
  }
  return (
    <div className={styles.pair}>
      <Field form={form} name="schedule" label={texts.schedule}>
        {({ value, onChange, ...control }) => (
          <Select
            {...control}
            value={value}
            onValueChange={(next) => onChange(syncSchedule.options.find((each) => each === next) ?? 'off')}
            options={syncSchedule.options.map((each) => ({ value: each, label: schedules[each] }))}
          />
        )}
      </Field>
      {form.values.schedule === 'daily' && (
        <Field form={form} name="hour" label={texts.hour}>
          {({ value, onChange, ...control }) => (
            <Select
              {...control}
              value={value}
              onValueChange={onChange}
              options={Array.from({ length: 24 }, (_, hour) => ({
                value: String(hour),
                label: texts.hourOf(String(hour).padStart(2, '0')),
              }))}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** Who applies a difference, and when that stops. */
function PolicyFields({ form }: FieldsProps) {
  const texts = useTexts(chinaDirectoriesMessages)
  return (
    <>
      <Field form={form} name="policy" label={texts.policy} required>
        {({ value, onChange, ...control }) => (
          <RadioGroup
            {...control}
            value={value}
            onValueChange={(next) => onChange(next === 'automatic' ? next : 'byHand')}
          >
            <Radio value="byHand" description={texts.policyByHandHint}>
              {texts.policyByHand}
            </Radio>
            <Radio value="automatic" description={texts.policyAutomaticHint}>
              {texts.policyAutomatic}
            </Radio>
          </RadioGroup>
        )}
      </Field>
      <Field form={form} name="threshold" label={texts.threshold} hint={texts.thresholdHint} required>
        {(control) => (
          <TextField
            {...control}
            className={styles.threshold}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            suffix="%"
          />
        )}
      </Field>
    </>
  )
}
