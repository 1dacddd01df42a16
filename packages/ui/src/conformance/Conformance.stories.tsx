import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { findShortcomings } from './findShortcomings'
import { specimens, withoutElement } from './specimens'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true })
const components = Object.values(modules)
  .flatMap((module) => Object.keys(module))
  .filter((name) => /^[A-Z]/.test(name))
  .sort()

/**
 * The guarantees of every component: `ref`, `className`, `style` and other props reach its root (in a field,
 * its control), the caller's event handlers run as well as its own, and `data-slot` and states are set as
 * words.
 */
const meta = {
  title: 'UI/Conformance',
  tags: ['!autodocs'],
  render: () => (
    <ul>
      {components.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const EveryExportIsKnown: Story = {
  play: async () => {
    await expect([...Object.keys(specimens), ...withoutElement].sort()).toEqual(components)
  },
}

export const EveryComponentConforms: Story = {
  play: async () => {
    const shortcomings: string[] = []
    for (const [name, specimen] of Object.entries(specimens)) {
      shortcomings.push(...(await findShortcomings(name, specimen)))
    }
    await expect(shortcomings).toEqual([])
  },
}
