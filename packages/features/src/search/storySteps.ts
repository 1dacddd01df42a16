import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { textsOf } from '../shared/stories/textsOf'
import { entryMessages, searchMessages } from './messages'

const entryTexts = textsOf(entryMessages)
const texts = textsOf(searchMessages)

/** The search of a story: its button and its field. */
export function searchSteps(entry: 'search' | 'searchOwn', label: 'field' | 'ownField') {
  const field = () => screen.findByRole('combobox', { name: texts[label] })

  async function open() {
    await userEvent.click(screen.getByRole('button', { name: entryTexts[entry] }))
    const input = await field()
    await waitFor(() => expect(input).toHaveFocus())
  }

  async function look(term: string) {
    await open()
    await userEvent.keyboard(term)
  }

  return { field, open, look, options: () => screen.findAllByRole('option') }
}
