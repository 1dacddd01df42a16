import { Checkbox } from '@atrium/ui/checkbox'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { pickableProducts, somePeople } from './mocks'
import {
  type DepartmentPickerProps,
  type DepartmentsPickerProps,
  type GroupsPickerProps,
  HostPartsContext,
  type MembersPickerProps,
  type ProductsPickerProps,
} from './parts/HostParts'

/** Replaces what the page passes in. */

export const someDepartments = [
  { departmentId: 'd1-2', departmentName: '结构工程事业部', memberCount: 47 },
  { departmentId: 'd1-5', departmentName: '综合管理部', memberCount: 4 },
] as const

const someGroups = [{ groupId: 'group-1', groupName: '结构条线管理组' }] as const

const column = { display: 'grid', gap: 4, padding: 8 } as const

interface ChoicesProps<T> {
  readonly all: readonly T[]
  readonly idOf: (one: T) => string
  readonly nameOf: (one: T) => string
  readonly value: readonly string[]
  readonly onChange: (chosen: readonly T[]) => void
}

const Choices = <T,>({ all, idOf, nameOf, value, onChange }: ChoicesProps<T>) => (
  <div style={column}>
    {all.map((one) => (
      <Checkbox
        key={idOf(one)}
        checked={value.includes(idOf(one))}
        onCheckedChange={(checked) =>
          onChange(all.filter((other) => (other === one ? checked === true : value.includes(idOf(other)))))
        }
      >
        {nameOf(one)}
      </Checkbox>
    ))}
  </div>
)

const DepartmentsPicker = (props: DepartmentsPickerProps) => (
  <Choices
    {...props}
    all={someDepartments}
    idOf={({ departmentId }) => departmentId}
    nameOf={({ departmentName }) => departmentName}
  />
)

const DepartmentPicker = ({ value = '', onChange }: DepartmentPickerProps) => (
  <RadioGroup
    style={column}
    aria-label="departments"
    value={value}
    onValueChange={(next) => {
      const chosen = someDepartments.find(({ departmentId }) => departmentId === next)
      if (chosen) onChange(chosen)
    }}
  >
    {someDepartments.map(({ departmentId, departmentName }) => (
      <Radio key={departmentId} value={departmentId}>
        {departmentName}
      </Radio>
    ))}
  </RadioGroup>
)

const GroupsPicker = (props: GroupsPickerProps) => (
  <Choices
    {...props}
    all={someGroups}
    idOf={({ groupId }) => groupId}
    nameOf={({ groupName }) => groupName}
  />
)

const ProductsPicker = ({ value, onChange }: ProductsPickerProps) => (
  <Choices
    all={pickableProducts}
    idOf={({ productId }) => productId}
    nameOf={({ productName }) => productName}
    value={value}
    onChange={(chosen) => onChange(chosen.map(({ productId }) => productId))}
  />
)

const MembersPicker = ({ value, onChange }: MembersPickerProps) => (
  <Choices
    all={somePeople}
    idOf={({ userId }) => userId}
    nameOf={({ realName }) => realName}
    value={value.map(({ userId }) => userId)}
    onChange={onChange}
  />
)

export const inFeature = (Story: () => React.ReactNode) => (
  <HostPartsContext
    value={{ DepartmentsPicker, DepartmentPicker, GroupsPicker, ProductsPicker, MembersPicker }}
  >
    {Story()}
  </HostPartsContext>
)
