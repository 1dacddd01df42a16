import { chinaDirectoriesContract as operations } from '@atrium/contracts/chinaDirectories/contract'
import { chinaDirectoriesRefusals } from '@atrium/contracts/chinaDirectories/refusals'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { hasFailed, isForbidden } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { ChinaDirectories } from './ChinaDirectories'
import { chinaDirectoriesMessages } from './messages'
import {
  chinaDirectoriesAnswers,
  resetChinaDirectories,
  someChinaDirectories,
  someVerdict,
  type WireDirectory,
} from './mocks'
import type { DepartmentPickerProps } from './parts/HostParts'

const texts = textsOf(chinaDirectoriesMessages)

/** Replaces the picker that the page passes in. */
const DepartmentPicker = ({ onChange }: DepartmentPickerProps) => (
  <Button onClick={() => onChange({ departmentId: 'd1-2', departmentName: '结构工程事业部' })}>
    结构工程事业部
  </Button>
)

/** The company's directories at WeCom, DingTalk and Feishu, in the section of directories. */
const meta = {
  id: 'features-chinadirectories-chinadirectories',
  title: 'Features/ChinaDirectories/ChinaDirectories 企业微信、钉钉、飞书',
  component: ChinaDirectories,
  args: { DepartmentPicker, EndQuestion: () => null },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    withFeature(chinaDirectoriesAnswers),
  ],
  beforeEach: resetChinaDirectories,
} satisfies Meta<typeof ChinaDirectories>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const first = '集团通讯录'

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.add }))
  return within(await screen.findByRole('dialog', { name: texts.connect }))
}

type DialogCanvas = Awaited<ReturnType<typeof open>>

async function fillIn(dialog: DialogCanvas) {
  await userEvent.type(await dialog.findByRole('textbox', { name: texts.wecomId }), 'ww8f2c0d9b7a3e4f51')
  await userEvent.type(dialog.getByRole('textbox', { name: texts.wecomSecret }), 'a-secret-of-the-vendor')
}

async function send(dialog: DialogCanvas) {
  await fillIn(dialog)
  await userEvent.click(dialog.getByRole('combobox', { name: texts.department }))
  await userEvent.click(await dialog.findByRole('button', { name: '结构工程事业部' }))
  await userEvent.click(dialog.getByRole('button', { name: texts.add }))
}

/** Chooses an action of the first directory. */
async function choose(canvas: Canvas, action: string, name = first) {
  await userEvent.click(await canvas.findByRole('button', { name: texts.actionsOf(name) }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

export const Loading: Story = {
  parameters: answering(never(operations.listChinaDirectories)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('region', { name: texts.title }).at(-1)).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listChinaDirectories, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

/** One waits to be confirmed, one fails with what to do, and one was never read. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: texts.showDifferenceOf(first) })).toBeVisible()
    await expect(canvas.getByText(texts.readingFailed)).toBeVisible()
    await expect(canvas.getByRole('button', { name: texts.readOf('海外分公司') })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listChinaDirectories, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

export const Forbidden: Story = {
  parameters: answering(fail(operations.listChinaDirectories, 'forbidden')),
  play: isForbidden,
}

/** The form says where the credentials are, and what each policy does. */
export const Pristine: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await expect(await dialog.findByText(texts.wecomIdHint)).toBeVisible()
  },
}

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: texts.add }))
    await expect(await dialog.findByText(texts.idRequired(texts.wecomId))).toBeVisible()
    await expect(dialog.getByText(texts.departmentRequired)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.connectChinaDirectory)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await send(dialog)
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: texts.add })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

export const Rejected: Story = {
  parameters: answering(refuse(operations.connectChinaDirectory, chinaDirectoriesRefusals.alreadyBusy)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await send(dialog)
    await expect(await dialog.findByText(sentenceOf(chinaDirectoriesRefusals.alreadyBusy))).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: texts.wecomId })).toHaveValue('ww8f2c0d9b7a3e4f51')
  },
}

/** Token and key are shown once. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await send(await open(canvas))
    const issued = within(await screen.findByRole('dialog', { name: texts.callbackTitle }))
    await expect(issued.getByRole('button', { name: texts.copyOf(texts.key) })).toBeVisible()
  },
}

const long = '华东区域运营中心与海外项目联合体的统一通讯录（生产环境）'

export const LongText: Story = {
  parameters: answering(
    answer(
      operations.listChinaDirectories,
      someChinaDirectories.map((directory) => ({
        ...directory,
        directoryName: long,
        department: Array.from({ length: 5 }, () => long).join('/'),
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(long))[0]).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listChinaDirectories,
      Array.from(
        { length: 10 },
        (_, n) =>
          ({
            ...someChinaDirectories[0],
            directoryId: `directory-${n}`,
            directoryName: `${first}${n + 1}`,
          }) as WireDirectory,
      ),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${first}10`)).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }

export const TestSucceeds: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillIn(dialog)
    await userEvent.click(dialog.getByRole('button', { name: texts.test }))
    await expect(await dialog.findByText(texts.testPassed(12, 12))).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: texts.root })).toBeVisible()
  },
}

/** The vendor names the missing permission. */
export const TestFails: Story = {
  parameters: answering(
    answer(operations.testChinaDirectory, {
      ...someVerdict,
      departments: [],
      failure: { kind: 'permissionMissing', scope: '通讯录部门信息读权限', detail: '60011 no privilege' },
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillIn(dialog)
    await userEvent.click(dialog.getByRole('button', { name: texts.test }))
    await expect(await dialog.findByText(texts.permissionMissing)).toBeVisible()
  },
}

export const TestShowsNoPhones: Story = {
  parameters: answering(answer(operations.testChinaDirectory, { ...someVerdict, peopleWithPhone: 0 })),
  play: async ({ canvas }) => {
    const dialog = await open(canvas)
    await fillIn(dialog)
    await userEvent.click(dialog.getByRole('button', { name: texts.test }))
    await expect(await dialog.findByText(texts.noPhones)).toBeVisible()
  },
}

export const SettingsAreSaved: Story = {
  play: async (story) => {
    await choose(story.canvas, texts.edit)
    const dialog = within(await screen.findByRole('dialog', { name: texts.editOf(first) }))
    await userEvent.click(await dialog.findByRole('radio', { name: texts.policyAutomatic }))
    await userEvent.click(dialog.getByRole('button', { name: texts.save }))
    await expectNotice(story, texts.saved)
  },
}

export const KeysAreMade: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, texts.callback)
    const dialog = within(await screen.findByRole('dialog', { name: texts.callbackOf(first) }))
    await userEvent.click(await dialog.findByRole('button', { name: texts.makeKeys }))
    await expect(await screen.findByRole('dialog', { name: texts.callbackTitle })).toBeVisible()
  },
}

/** Feishu makes its own token and key. */
export const KeysAreEntered: Story = {
  play: async (story) => {
    await choose(story.canvas, texts.callback, '海外分公司')
    const dialog = within(await screen.findByRole('dialog', { name: texts.callbackOf('海外分公司') }))
    await userEvent.type(await dialog.findByRole('textbox', { name: texts.feishuToken }), 'token')
    await userEvent.type(dialog.getByRole('textbox', { name: texts.feishuKey }), 'key')
    await userEvent.click(dialog.getByRole('button', { name: texts.saveKeys }))
    await expectNotice(story, texts.saved)
  },
}
