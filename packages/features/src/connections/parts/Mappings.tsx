import { mostMappings } from '@atrium/contracts/connections/contract'
import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { TestResult } from '../api'
import styles from '../CompanyIdentity.module.css'
import { connectionsMessages } from '../messages'
import { useHostParts } from './HostParts'
import { type Mapping, MappingEditor } from './MappingEditor'

interface MappingsProps {
  readonly kind: 'department' | 'group'
  readonly mappings: readonly Mapping[]
  readonly onChange: (mappings: readonly Mapping[]) => void
  /** Called when a new mapping is begun, and when it is added or cancelled. */
  readonly onAdding: (isAdding: boolean) => void
  /** What the last test stated. */
  readonly claims: TestResult['claims']
}

/** Mappings of one kind, in their order. */
export function Mappings({ kind, mappings, onChange, onAdding, claims }: MappingsProps) {
  const texts = useTexts(connectionsMessages)
  const { DepartmentName, GroupName } = useHostParts()
  const [isAdding, setIsAdding] = useState(false)
  const setAdding = (next: boolean) => {
    setIsAdding(next)
    onAdding(next)
  }
  const isOfDepartments = kind === 'department'
  const title = isOfDepartments ? texts.departmentMappings : texts.groupMappings
  const swap = (at: number, other: number) =>
    onChange(
      mappings.map((each, n) => (n === at ? mappings[other] : n === other ? mappings[at] : each) ?? each),
    )
  return (
    <section className={styles.block} aria-label={title}>
      <h3 className={styles.subtitle}>{title}</h3>
      <p className={styles.hint}>
        {isOfDepartments ? texts.departmentMappingsHint : texts.groupMappingsHint}
      </p>
      {mappings.length === 0 && <p className={styles.hint}>{texts.noMappings}</p>}
      <ul className={styles.mappings}>
        {mappings.map(({ claim, value, id }, at) => {
          const name = texts.mappingOf(claim, value)
          return (
            <li key={`${claim}\n${value}\n${id}`} className={styles.mapping}>
              <span className={styles.words}>
                <span className={styles.from}>{name}</span>
                <span>
                  {isOfDepartments ? <DepartmentName departmentId={id} /> : <GroupName groupId={id} />}
                </span>
              </span>
              {isOfDepartments && mappings.length > 1 && (
                <>
                  <IconButton
                    size="small"
                    label={texts.moveUp(name)}
                    icon={<ArrowUp aria-hidden />}
                    disabled={at === 0}
                    onClick={() => swap(at, at - 1)}
                  />
                  <IconButton
                    size="small"
                    label={texts.moveDown(name)}
                    icon={<ArrowDown aria-hidden />}
                    disabled={at === mappings.length - 1}
                    onClick={() => swap(at, at + 1)}
                  />
                </>
              )}
              <IconButton
                size="small"
                label={texts.removeOf(name)}
                icon={<X aria-hidden />}
                onClick={() => onChange(mappings.filter((_, n) => n !== at))}
              />
            </li>
          )
        })}
      </ul>
      {isAdding ? (
        <MappingEditor
          kind={kind}
          claims={claims}
          onDone={(added) => {
            const isNew = (one: Mapping) =>
              !mappings.some(
                (each) => each.claim === one.claim && each.value === one.value && each.id === one.id,
              )
            onChange([...mappings, ...added.filter(isNew)])
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        mappings.length < mostMappings && (
          <div className={styles.buttons}>
            <Button size="small" onClick={() => setAdding(true)}>
              {texts.addMapping}
            </Button>
          </div>
        )
      )}
    </section>
  )
}
