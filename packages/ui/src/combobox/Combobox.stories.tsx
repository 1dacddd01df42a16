import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FormField } from '../form-field'
import { say } from '../stories/say'
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox'
import { ComboboxExample } from './Combobox.example'

const companies = [
  { value: '远岸结构设计事务所有限公司', detail: '91330106MA2B0K7X4M' },
  { value: '远岸工程咨询有限公司', detail: '91330106MA2B0K7X5N' },
  { value: '远景建筑科技有限公司', detail: '91330106MA2B0K7X6P' },
]

function Offering({ value, onValueChange, ...rest }: ComboboxProps<ComboboxOption>) {
  const [text, setText] = useState(value)
  const options = rest.options.filter(({ value: name }) => text !== '' && name.includes(text))
  return (
    <FormField label={say('企业名称')} hint={say('与营业执照上的名称一致。')} required>
      <Combobox
        {...rest}
        value={text}
        options={options}
        onValueChange={(next) => {
          setText(next)
          onValueChange(next)
        }}
      />
    </FormField>
  )
}

/** A text field with suggestions. */
const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  render: Offering,
  args: {
    value: '',
    options: companies,
    onValueChange: fn(),
    onPick: fn(),
    labels: { list: '登记的企业', count: (options) => say('{0}个企业', options) },
  },
  decorators: [
    (Story) => (
      <form
        style={{ maxWidth: 360, minHeight: 260 }}
        onSubmit={(event) => {
          event.preventDefault()
          sent()
        }}
      >
        <Story />
      </form>
    ),
  ],
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Combobox>

const sent = fn()

export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.getByRole('combobox', { name: new RegExp(say('企业名称')) })

export const Closed: Story = {
  play: async () => {
    await expect(input()).toHaveAttribute('aria-expanded', 'false')
    await expect(input()).toHaveAttribute('aria-autocomplete', 'list')
    await expect(input()).toBeRequired()
    await expect(input()).toHaveAccessibleDescription(say('与营业执照上的名称一致。'))
  },
}

export const Open: Story = {
  play: async () => {
    await userEvent.type(input(), '远')
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
    await expect(input()).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('listbox', { name: say('登记的企业') })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent(say('{0}个企业', 3))
  },
}

/** Arrows wrap around and never move the focus; Enter takes the highlighted option and doesn't submit. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), '远岸{ArrowDown}{ArrowDown}')
    const second = screen.getByRole('option', { name: /远岸工程咨询/ })
    await expect(input()).toHaveAttribute('aria-activedescendant', second.id)
    await expect(input()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith(companies[1])
    await expect(input()).toHaveValue('远岸工程咨询有限公司')
    await expect(input()).toHaveAttribute('aria-expanded', 'false')
    await expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const ByPointer: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), '远景')
    await userEvent.click(await screen.findByRole('option', { name: /远景建筑科技/ }))
    await expect(args.onPick).toHaveBeenCalledWith(companies[2])
    await expect(input()).toHaveFocus()
  },
}

/** Escape (once or twice) and leaving the field keep the typed text. */
export const KeepsWhatWasTyped: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), '远岸{ArrowDown}{Escape}')
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
    await userEvent.keyboard('{Escape}')
    await expect(input()).toHaveValue('远岸')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(input()).toHaveValue('远岸')
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}

/** Keys of an input method's composition are ignored. */
export const Composing: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), '远岸{ArrowDown}')
    await fireEvent.keyDown(input(), { key: 'Enter', isComposing: true })
    await fireEvent.keyDown(input(), { key: 'Escape', isComposing: true })
    await expect(args.onPick).not.toHaveBeenCalled()
    await expect(input()).toHaveAttribute('aria-expanded', 'true')
  },
}

export const Disabled: Story = { args: { value: '远岸结构设计事务所有限公司', disabled: true } }

export const Narrow: Story = { ...Open, globals: { viewport: { value: 'narrow' } } }

export const Example: Story = { globals: { locale: 'en' }, render: () => <ComboboxExample /> }
