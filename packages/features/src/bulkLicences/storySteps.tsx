import { Checkbox } from '@atrium/ui/checkbox'
import { expect, screen, waitFor } from 'storybook/test'
import { pickableProducts, someNewcomers } from './mocks'
import {
  type DepartmentsPickerProps,
  HostPartsContext,
  type MembersPickerProps,
  type ProductsPickerProps,
} from './parts/HostParts'

/** Steps and elements of this feature's stories, in a person's terms. */

export const someDepartments = [
  { departmentId: 'd1-2', departmentName: '结构工程事业部', memberCount: 47 },
  { departmentId: 'd1-5', departmentName: '综合管理部', memberCount: 4 },
] as const

const column = { display: 'grid', gap: 4, padding: 8 } as const

/** Replaces the picker that the page passes in. */
const DepartmentsPicker = ({ value, onChange }: DepartmentsPickerProps) => (
  <div style={column}>
    {someDepartments.map((department) => {
      const isChosen = value.includes(department.departmentId)
      const others = someDepartments.filter(
        ({ departmentId }) => departmentId !== department.departmentId && value.includes(departmentId),
      )
      return (
        <Checkbox
          key={department.departmentId}
          checked={isChosen}
          onCheckedChange={() => onChange(isChosen ? others : [...others, department])}
        >
          {department.departmentName}
        </Checkbox>
      )
    })}
  </div>
)

const ProductsPicker = ({ value, onChange }: ProductsPickerProps) => (
  <div style={column}>
    {pickableProducts.map(({ productId, productName }) => {
      const others = value.filter((id) => id !== productId)
      return (
        <Checkbox
          key={productId}
          checked={value.includes(productId)}
          onCheckedChange={(checked) => onChange(checked ? [...others, productId] : others)}
        >
          {productName}
        </Checkbox>
      )
    })}
  </div>
)

const MembersPicker = ({ value, onChange }: MembersPickerProps) => (
  <div style={column}>
    {someNewcomers.slice(0, 4).map((person) => {
      const others = value.filter(({ userId }) => userId !== person.userId)
      return (
        <Checkbox
          key={person.userId}
          checked={others.length < value.length}
          onCheckedChange={(checked) => onChange(checked === true ? [...others, person] : others)}
        >
          {person.realName}
        </Checkbox>
      )
    })}
  </div>
)

export const inFeature = (Story: () => React.ReactNode) => (
  <HostPartsContext value={{ DepartmentsPicker, ProductsPicker, MembersPicker }}>{Story()}</HostPartsContext>
)

/** Dialogs fade in. */
export const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
