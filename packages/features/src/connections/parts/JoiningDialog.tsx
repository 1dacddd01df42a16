import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { useSetAtom } from 'jotai'
import { type SyntheticEvent, useState } from 'react'
import * as v from 'valibot'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { saveJoiningAction } from '../actions'
import type { Connection, ConnectionSummary, Joining } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'
import { useHostParts } from './HostParts'
import { LoadedDialog } from './LoadedDialog'
import { Mappings } from './Mappings'

interface JoiningDialogProps {
  readonly connection: ConnectionSummary
  readonly onClose: () => void
}

/** Who joins the company at the first sign-in, and into what. */
export function JoiningDialog({ connection: { connectionId, connectionName }, onClose }: JoiningDialogProps) {
  const texts = useTexts(connectionsMessages)
  return (
    <LoadedDialog connectionId={connectionId} title={texts.joiningOf(connectionName)} onClose={onClose}>
      {(connection) => <JoiningForm connection={connection} onClose={onClose} />}
    </LoadedDialog>
  )
}

interface JoiningFormProps {
  readonly connection: Connection
  readonly onClose: () => void
}

function JoiningForm({
  connection: { connectionId, connectionName, joining, lastTest },
  onClose,
}: JoiningFormProps) {
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const save = useSetAtom(saveJoiningAction)
  const form = useForm<Joining, Joining>({
    schema: v.custom<Joining>(() => true),
    initial: joining,
    async submit(values) {
      await save({ connectionId, joining: values })
      notify({ tone: 'success', message: texts.joiningSaved })
      onClose()
      return undefined
    },
  })
  const { values, set } = form
  const [begun, setBegun] = useState({ department: false, group: false })
  const [isAsked, setAsked] = useState(false)
  const isUnfinished = matters(values) && (begun.department || begun.group)
  // A mapping that was typed but not added must not get lost.
  async function submit(event?: SyntheticEvent) {
    setAsked(isUnfinished)
    if (!isUnfinished) return form.submit(event)
    event?.preventDefault()
  }
  const claims = lastTest?.claims ?? []
  return (
    <FormDialog
      form={{ ...form, submit }}
      problem={isAsked && isUnfinished ? texts.mappingUnfinished : form.problem}
      onOpenChange={onClose}
      title={texts.joiningOf(connectionName)}
      submitLabel={texts.save}
      width={560}
    >
      <div className={layout.fields}>
        <Checkbox
          checked={values.joins}
          onCheckedChange={(checked) => set('joins', checked === true)}
          description={texts.joinsHint}
        >
          {texts.joins}
        </Checkbox>
        <Checkbox
          checked={values.follows}
          onCheckedChange={(checked) => set('follows', checked === true)}
          description={texts.followsHint}
        >
          {texts.follows}
        </Checkbox>
        {matters(values) && (
          <>
            <DefaultDepartment
              departmentId={values.departmentId}
              onChange={(departmentId) => set('departmentId', departmentId)}
            />
            <Mappings
              kind="department"
              onAdding={(department) => setBegun((kept) => ({ ...kept, department }))}
              mappings={values.departments.map(({ departmentId, ...from }) => ({
                ...from,
                id: departmentId,
              }))}
              onChange={(next) =>
                set(
                  'departments',
                  next.map(({ id, ...from }) => ({ ...from, departmentId: id })),
                )
              }
              claims={claims}
            />
            <Mappings
              kind="group"
              onAdding={(group) => setBegun((kept) => ({ ...kept, group }))}
              mappings={values.groups.map(({ groupId, ...from }) => ({ ...from, id: groupId }))}
              onChange={(next) =>
                set(
                  'groups',
                  next.map(({ id, ...from }) => ({ ...from, groupId: id })),
                )
              }
              claims={claims}
            />
          </>
        )}
      </div>
    </FormDialog>
  )
}

/** Whether departments and groups are given at all. */
const matters = ({ joins, follows }: Joining) => joins || follows

interface DefaultDepartmentProps {
  /** Null: the top department. */
  readonly departmentId: string | null
  readonly onChange: (departmentId: string | null) => void
}

/** Where people belong whom no mapping fits. */
function DefaultDepartment({ departmentId, onChange }: DefaultDepartmentProps) {
  const texts = useTexts(connectionsMessages)
  const { DepartmentPicker, DepartmentName } = useHostParts()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <section className={styles.block} aria-label={texts.defaultDepartment}>
      <h3 className={styles.subtitle}>{texts.defaultDepartment}</h3>
      <p className={styles.hint}>{texts.defaultDepartmentHint}</p>
      <div className={styles.mapping}>
        <span className={styles.words}>
          {departmentId === null ? texts.topDepartment : <DepartmentName departmentId={departmentId} />}
        </span>
        {departmentId !== null && (
          <Button size="small" variant="ghost" onClick={() => onChange(null)}>
            {texts.toTop}
          </Button>
        )}
        <Button size="small" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {texts.change}
        </Button>
      </div>
      {isChoosing && (
        <div className={styles.panel}>
          <DepartmentPicker
            value={departmentId ?? undefined}
            onChange={(department) => {
              onChange(department.departmentId)
              setChoosing(false)
            }}
          />
        </div>
      )}
    </section>
  )
}
