import { expect, screen, waitFor } from 'storybook/test'
import type { Answer } from '../shared/stories/answers'
import { type DepartmentPickerProps, HostPartsContext } from './parts/HostParts'

/** Steps and elements of this feature's stories, in a person's terms. */

export const answering = (...answers: readonly Answer[]) => ({ feature: { answers } })

const departments = [
  ['d1-5', '综合管理部'],
  ['d1-2', '结构工程事业部'],
] as const

/** Replaces the picker that the page passes in. */
function DepartmentPicker({ label, value, onChange }: DepartmentPickerProps) {
  return (
    <fieldset aria-label={label}>
      {departments.map(([id, name]) => (
        <label key={id} style={{ display: 'block', minHeight: 24 }}>
          <input type="radio" name="department" checked={value === id} onChange={() => onChange(id, name)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

export const inFeature = (Story: () => React.ReactNode) => (
  <HostPartsContext value={{ DepartmentPicker }}>{Story()}</HostPartsContext>
)

/** Toasts and dialogs fade in. */
export const shows = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/** Content behind it is inaccessible until then. */
export const dialogCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
