import { embeddingContract as operations } from '@atrium/contracts/embedding/contract'
import { embeddingRefusals } from '@atrium/contracts/embedding/refusals'
import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { secondStepWantedMessages } from '../shared/request/messages'
import { answer, answering, fail, never, refuse, withFeature } from '../shared/stories/mocks'
import { saying } from '../shared/stories/patterns'
import { hasFailed } from '../shared/stories/requestPlays'
import { expectNotice } from '../shared/stories/storySteps'
import { sentenceOf, textsOf } from '../shared/stories/textsOf'
import { Embedders } from './Embedders'
import { embeddersMessages } from './messages'
import { embeddingAnswers } from './mocks'

const texts = textsOf(embeddersMessages)
const closed = textsOf(secondStepWantedMessages)

/** The sites that may embed features of the company. */
const meta = {
  id: 'features-embedding-embedders',
  title: 'Features/Embedding/Embedders 嵌入网站',
  component: Embedders,
  decorators: [withFeature(embeddingAnswers)],
} satisfies Meta<typeof Embedders>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const site = '筑云协同'

async function choose(canvas: Canvas, label: string, title: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: texts.linksOf(site) }))
  await userEvent.click(await screen.findByRole('option', { name: label }))
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  return { question, confirm: () => userEvent.click(question.getByRole('button', { name: texts.change })) }
}

export const Loading: Story = {
  parameters: answering(never(operations.listEmbedders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: texts.title })).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const Empty: Story = {
  parameters: answering(answer(operations.listEmbedders, [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(texts.none)).toBeVisible()
  },
}

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('https://www.zhuyun.example')).toBeVisible()
    await expect(canvas.getByText(saying(texts.linked(26)))).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: texts.linksOf(site) })).toHaveTextContent(texts.members)
  },
}

export const Failed: Story = {
  parameters: answering(fail(operations.listEmbedders, 'unavailable')),
  play: hasFailed(() => texts.failed),
}

/** The company requires a second step, and the viewer has none. */
export const Forbidden: Story = {
  parameters: answering(refuse(operations.listEmbedders, wireRefusals.secondStepWanted)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(closed.title)).toBeVisible()
  },
}

export const Submitting: Story = {
  parameters: answering(never(operations.setEmbedderLinks)),
  play: async ({ canvas }) => {
    const { question, confirm } = await choose(canvas, texts.everybody, texts.everybodyTitle(site))
    await confirm()
    await waitFor(() =>
      expect(question.getByRole('button', { name: texts.change })).toHaveAttribute('aria-busy', 'true'),
    )
  },
}

/** The operator removed the site meanwhile. */
export const Rejected: Story = {
  parameters: answering(refuse(operations.setEmbedderLinks, embeddingRefusals.embedderMissing)),
  play: async ({ canvas }) => {
    const { question, confirm } = await choose(canvas, texts.everybody, texts.everybodyTitle(site))
    await confirm()
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(sentenceOf(embeddingRefusals.embedderMissing)),
    )
  },
}

/** Says what it ends. */
export const Saved: Story = {
  play: async (story) => {
    const { question, confirm } = await choose(story.canvas, texts.nobody, texts.nobodyTitle(site))
    await expect(question.getByText(texts.nobodyText(26))).toBeVisible()
    await confirm()
    await expectNotice(story, texts.changed)
  },
}

/** A site with many origins, and with every scope. */
export const LongText: Story = {
  parameters: answering(
    answer(operations.listEmbedders, [
      {
        embedderId: 'embedder-long',
        embedderName: '大跨度结构设计与施工协同管理平台（华东区域运营中心）',
        origins: Array.from(
          { length: 6 },
          (_, n) => `https://${'long-name-'.repeat(4)}${n}.example.com:8443`,
        ),
        scopes: [...embedScopes],
        links: 'everybody',
        linkedCount: 12_480,
      },
    ]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(saying(texts.linked(12_480)))).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: answering(
    answer(
      operations.listEmbedders,
      Array.from({ length: 20 }, (_, n) => ({
        embedderId: `embedder-${n}`,
        embedderName: `${site} ${n + 1}`,
        origins: [`https://www${n + 1}.zhuyun.example`],
        scopes: ['departments:read'],
        links: 'nobody' as const,
        linkedCount: 0,
      })),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${site} 20`)).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, globals: { viewport: { value: 'phone' } } }
