import { Button } from '@atrium/ui/button'
import { ClipboardPaste, Network, UserPlus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Chip, Chips } from '../../shared/form/Chip'
import { useTexts } from '../../shared/host/useKept'
import type { ChosenDepartment, ChosenPerson } from '../../shared/licence/bulkChoice'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import { bulkLicencesMessages } from '../messages'
import { readPhones } from '../readPhones'
import type { Selection } from '../selection'
import styles from './Choice.module.css'
import { useHostParts } from './HostParts'
import { PhonesField } from './PhonesField'

interface PeopleChoiceProps {
  readonly selection: Selection
  /** Phones that don’t belong to a member whose licences may be changed. */
  readonly unknownPhones: readonly string[]
  readonly onChange: (change: Partial<Selection>) => void
}

/** The chosen people, and the ways to add more: members by name, departments with everybody below, pasted phones, a spreadsheet. */
export function PeopleChoice({ selection, unknownPhones, onChange }: PeopleChoiceProps) {
  const texts = useTexts(bulkLicencesMessages)
  const { DepartmentsPicker, MembersPicker } = useHostParts()
  const titleId = useId()
  const { people, departments, pasted } = selection
  const [openMembers, setOpenMembers] = useState(false)
  const [openDepartments, setOpenDepartments] = useState(false)
  const [openPhones, setOpenPhones] = useState(false)
  const phones = readPhones(pasted).phones.length
  const isEmpty = people.length === 0 && departments.length === 0 && phones === 0
  return (
    <section className={layout.tightStack} aria-labelledby={titleId}>
      <div className={styles.heading}>
        <h3 id={titleId} className={styles.title}>
          {texts.people}
        </h3>
        <span className={styles.tools}>
          {MembersPicker && (
            <Toggle icon={<UserPlus />} open={openMembers} onOpenChange={setOpenMembers}>
              {texts.addMembers}
            </Toggle>
          )}
          <Toggle icon={<Network />} open={openDepartments} onOpenChange={setOpenDepartments}>
            {texts.addDepartments}
          </Toggle>
          <Toggle icon={<ClipboardPaste />} open={openPhones} onOpenChange={setOpenPhones}>
            {texts.pastePhones}
          </Toggle>
        </span>
      </div>
      {isEmpty ? (
        <p className={layout.hint}>{MembersPicker ? texts.noPeopleByName : texts.noPeople}</p>
      ) : (
        <Chips label={texts.people}>
          <PeopleChip people={people} onRemove={() => onChange({ people: [] })} />
          {departments.map((department) => (
            <DepartmentChip
              key={department.departmentId}
              department={department}
              onRemove={() => onChange({ departments: departments.filter((one) => one !== department) })}
            />
          ))}
          {phones > 0 && (
            <Chip removeLabel={texts.removePhones} onRemove={() => onChange({ pasted: '' })}>
              {texts.pastedPhones(phones)}
            </Chip>
          )}
        </Chips>
      )}
      {MembersPicker && openMembers && (
        <div className={styles.members}>
          <MembersPicker value={people} onChange={(next) => onChange({ people: next })} />
        </div>
      )}
      {openDepartments && (
        <div className={styles.panel}>
          <DepartmentsPicker
            value={departments.map(({ departmentId }) => departmentId)}
            onChange={(next) => onChange({ departments: next })}
          />
        </div>
      )}
      {(openPhones || unknownPhones.length > 0) && (
        <PhonesField
          value={pasted}
          unknown={unknownPhones}
          autoFocus={openPhones}
          onChange={(next) => onChange({ pasted: next })}
        />
      )}
    </section>
  )
}

interface ToggleProps {
  readonly icon: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly children: string
}

const Toggle = ({ icon, open, onOpenChange, children }: ToggleProps) => (
  <Button variant="ghost" size="small" icon={icon} aria-expanded={open} onClick={() => onOpenChange(!open)}>
    {children}
  </Button>
)

const mostNames = 5

interface PeopleChipProps {
  readonly people: readonly ChosenPerson[]
  readonly onRemove: () => void
}

/** People who were selected in a list: by name, or by number if there are many. */
function PeopleChip({ people, onRemove }: PeopleChipProps) {
  const texts = useTexts(bulkLicencesMessages)
  const format = useFormat()
  if (people.length === 0) return null
  const names = people.slice(0, mostNames).map(({ realName }) => realName)
  return (
    <Chip removeLabel={texts.removePeople} onRemove={onRemove} title={texts.chosenPeople(people.length)}>
      {format.people(names, people.length)}
    </Chip>
  )
}

interface DepartmentChipProps {
  readonly department: ChosenDepartment
  readonly onRemove: () => void
}

function DepartmentChip({ department, onRemove }: DepartmentChipProps) {
  const texts = useTexts(bulkLicencesMessages)
  const { departmentName, memberCount } = department
  return (
    <Chip removeLabel={texts.removeDepartment(departmentName)} onRemove={onRemove} title={departmentName}>
      {departmentName} <span className={styles.muted}>{texts.allBelow(memberCount)}</span>
    </Chip>
  )
}
