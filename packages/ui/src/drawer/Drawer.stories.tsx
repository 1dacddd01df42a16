import type { Meta, StoryObj } from '@storybook/react-vite'
import { createContext, use, useMemo, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import { DataTable } from '../data-table'
import { tableLabels } from '../data-table/sampleMembers'
import { DialogBody, DialogFooter, DialogHeader } from '../dialog'
import { say } from '../stories/say'
import { Drawer } from './Drawer'
import { DrawerExample } from './Drawer.example'

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 460 } } },
  args: { open: true, onOpenChange: fn(), subject: '' },
  render: (args) => (
    <Drawer {...args}>
      <DialogHeader title={say('成员详情')} description="13700000006" closeLabel={say('关闭')} />
      <DialogBody>{say('共12条记录')}</DialogBody>
      <DialogFooter>
        <Button variant="primary">{say('保存')}</Button>
      </DialogFooter>
    </Drawer>
  ),
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

/** Named by its title, at the end of the window and as high as the window. */
export const Ready: Story = {
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: say('成员详情') })
    await waitFor(() => expect(drawer).toHaveFocus())
    const { width, height } = drawer.getBoundingClientRect()
    await expect(width).toBe(Math.min(480, window.innerWidth))
    await expect(height).toBeGreaterThan(window.innerHeight - 32)
  },
}

const people = ['林静姝', '周明远', '陈思齐']

function BesideList() {
  const [person, setPerson] = useState<string>()
  const [last, setLast] = useState('')
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 16 }}>
        {people.map((name) => (
          <li key={name}>
            <Button
              onClick={() => {
                setPerson(name)
                setLast(name)
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <Drawer open={person !== undefined} onOpenChange={() => setPerson(undefined)} subject={last}>
        <DialogHeader title={last} closeLabel={say('关闭')} />
        <DialogBody>{say('共12条记录')}</DialogBody>
      </Drawer>
    </>
  )
}

/** The list next to it stays usable: another row changes its subject, and gets the focus back at the end. */
export const BesideAList: Story = {
  render: () => <BesideList />,
  play: async ({ canvas, userEvent }) => {
    // On narrow screens it covers the list.
    if (window.innerWidth < 768) return
    await userEvent.click(canvas.getByRole('button', { name: '林静姝' }))
    const drawer = await screen.findByRole('dialog', { name: '林静姝' })
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '陈思齐' }))
    await waitFor(() => expect(drawer).toHaveAccessibleName('陈思齐'))
    await waitFor(() => expect(drawer).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: '陈思齐' })).toHaveFocus()
  },
}

/** Its button closes it and returns the focus to the link that opened it. */
export const ClosesByItsButton: Story = {
  render: () => <BesideList />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('button', { name: '周明远' })
    await userEvent.click(row)
    const drawer = await screen.findByRole('dialog', { name: '周明远' })
    await userEvent.click(within(drawer).getByRole('button', { name: say('关闭') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row).toHaveFocus())
  },
}

function BesidePages() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('成员详情')}</Button>
      <table
        style={{ position: 'fixed', insetBlockStart: 80, insetInlineStart: 'max(0px, calc(100vw - 660px))' }}
      >
        <tbody>
          <tr>
            <td style={{ minWidth: 100 }}>2026-11-23</td>
            <td style={{ minWidth: 120 }}>18:20:05</td>
          </tr>
        </tbody>
      </table>
      <Drawer open={open} onOpenChange={setOpen} subject="member-1">
        <DialogHeader title={say('成员详情')} closeLabel={say('关闭')} />
        <DialogBody>{say('共12条记录')}</DialogBody>
      </Drawer>
    </>
  )
}

/** Columns that its edge would cut are hidden, and return afterwards. */
export const LeavesOutWhatItCuts: Story = {
  render: () => <BesidePages />,
  play: async ({ canvas, userEvent }) => {
    if (window.innerWidth < 768) return
    await userEvent.click(canvas.getByRole('button', { name: say('成员详情') }))
    await waitFor(() => expect(canvas.getByText('18:20:05')).not.toBeVisible())
    await expect(canvas.getByText('2026-11-23')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByText('18:20:05')).toBeVisible())
  },
}

const columns = [
  {
    id: 'name',
    header: '成员',
    rowHeader: true,
    cell: (name: string) => <Person name={name} />,
  },
]

const Shown = createContext({ person: '', show: (_name: string) => {} })

function Person({ name }: { name: string }) {
  const { person, show } = use(Shown)
  return (
    <button
      type="button"
      data-opens-row
      aria-current={name === person || undefined}
      onClick={() => show(name)}
    >
      {name}
    </button>
  )
}

function BesideTable() {
  const [person, show] = useState('')
  const value = useMemo(() => ({ person, show }), [person])
  return (
    <Shown value={value}>
      <DataTable
        columns={columns}
        rows={people}
        getRowId={(name) => name}
        caption={say('成员')}
        labels={tableLabels}
      />
      <Drawer
        open={person !== ''}
        onOpenChange={() => show('')}
        subject={person}
        steps={{ previous: say('上一条'), next: say('下一条') }}
      >
        <DialogHeader title={person} closeLabel={say('关闭')} />
      </Drawer>
    </Shown>
  )
}

/**
 * Its header's buttons, or Alt with the arrow keys, go to the next row. The focus returns to the last one.
 */
export const StepsThroughRows: Story = {
  render: () => <BesideTable />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '林静姝' }))
    const drawer = await screen.findByRole('dialog', { name: '林静姝' })
    const previous = await within(drawer).findByRole('button', { name: say('上一条') })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(drawer).getByRole('button', { name: say('下一条') }))
    await waitFor(() => expect(drawer).toHaveAccessibleName('周明远'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(drawer).toHaveAccessibleName('陈思齐'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '陈思齐' })).toHaveFocus())
  },
}

const clauses = Array.from({ length: 40 }, (_, index) => index + 1)

/** A tall body scrolls between header and footer. */
export const LongText: Story = {
  render: (args) => (
    <Drawer {...args}>
      <DialogHeader
        title="Pneumonoultramicroscopicsilicovolcanoconiosis_without_any_space_to_break_the_line_at_0123456789"
        closeLabel={say('关闭')}
      />
      <DialogBody>
        {clauses.map((clause) => (
          <p key={clause}>{say('第{0}条　成员离开部门时，其占用的部门授权由企业收回。', clause)}</p>
        ))}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary">{say('保存')}</Button>
      </DialogFooter>
    </Drawer>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog')
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth)
    await expect(within(drawer).getByRole('button', { name: say('保存') })).toBeVisible()
  },
}

/** It covers a phone's window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: say('成员详情') })
    if (window.innerWidth >= 768) return
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth))
  },
}

export const Example: Story = { globals: { locale: 'en' }, render: () => <DrawerExample /> }
