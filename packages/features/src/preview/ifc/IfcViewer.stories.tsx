import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { textsOf } from '../../shared/stories/textsOf'
import { previewMessages } from '../messages'
import { ifcOf } from '../samples/buildings'
import {
  drawnStage,
  fileDecorators,
  isUnshown,
  narrow,
  noFile,
  showing,
  workersAreSilent,
} from '../storySteps'
import IfcViewer from './IfcViewer'

const texts = textsOf(previewMessages)

/** An IFC model: its storeys, sections, and the properties of its elements. */
const meta = {
  id: 'features-preview-ifcviewer',
  title: 'Features/Preview/IfcViewer IFC模型',
  component: IfcViewer,
  decorators: fileDecorators,
  args: { file: noFile, as: { kind: 'ifc' }, onDownload: fn() },
} satisfies Meta<typeof IfcViewer>

export default meta
type Story = StoryObj<typeof meta>

const building = showing('会展中心.ifc', () => ifcOf(0))

export const Loading: Story = {
  ...building,
  beforeEach: workersAreSilent,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: '会展中心.ifc' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
}

/** A model with storeys and no elements. */
export const Empty: Story = {
  ...showing('空.ifc', () =>
    ifcOf(0).replace(/^#\d+=IFC(WALL|STYLEDITEM|RELCONTAINED|RELDEFINES).*\n/gm, ''),
  ),
  play: isUnshown(() => texts.nothingDrawn),
}

/** A storey is hidden; Enter shows the properties of the element in the middle. */
export const Ready: Story = {
  ...building,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = await drawnStage(context)
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.elements(8))
    const storey = canvas.getByRole('checkbox', { name: '2层' })
    await userEvent.click(storey)
    await expect(storey).not.toBeChecked()
    await userEvent.click(storey)
    stage.focus()
    await userEvent.keyboard('0{ArrowLeft}{ArrowLeft}')
  },
}

/** Only its beginning is left. */
export const Failed: Story = {
  ...showing('坏.ifc', () => 'ISO-10303-21;\nHEADER;\n'),
  play: isUnshown(() => texts.broken),
}

export const LongText: Story = {
  ...showing('会展中心.ifc', () => ifcOf(0, { after: '（含设备夹层、避难走道及屋顶花园的综合使用功能区）' })),
  play: async (context) => {
    await drawnStage(context)
    await expect(context.canvas.getByRole('checkbox', { name: /^2层（含设备夹层/ })).toBeVisible()
  },
}

export const ManyRows: Story = {
  ...showing('塔楼.ifc', () => ifcOf(0, { least: 40 })),
  play: async (context) => {
    await drawnStage(context)
    await expect(context.canvas.getByRole('status')).toHaveTextContent(texts.elements(160))
    await expect(context.canvas.getByRole('checkbox', { name: '40层' })).toBeInTheDocument()
  },
}

export const Narrow: Story = {
  ...narrow,
  ...building,
  play: async (context) => {
    await drawnStage(context)
  },
}

/** The clicked element's properties, in groups. */
export const Properties: Story = {
  ...building,
  play: async (context) => {
    const { canvas, userEvent } = context
    const stage = await drawnStage(context)
    const { left, top, width, height } = stage.getBoundingClientRect()
    // The walls leave gaps, so several points are tried.
    const points = [0.45, 0.55, 0.35, 0.65].flatMap((x) => [0.45, 0.6, 0.3].map((y) => [x, y] as const))
    const isShown = () => canvas.queryByText('FireRating') !== null
    for (const [x, y] of points) {
      const coords = { clientX: left + width * x, clientY: top + height * y }
      await userEvent.pointer([{ keys: '[MouseLeft]', target: stage, coords }])
      if (
        await waitFor(() => isShown() || Promise.reject(new Error('No element here.')), {
          timeout: 2000,
        }).catch(() => false)
      )
        break
    }
    const properties = within(canvas.getByRole('complementary', { name: texts.properties }))
    await expect(properties.getByText('FireRating')).toBeVisible()
    await expect(properties.getByText('Pset_WALLCommon')).toBeVisible()
  },
}
