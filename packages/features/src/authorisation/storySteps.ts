import { within } from 'storybook/test'

interface Story {
  readonly canvasElement: HTMLElement
}

/** The whole page of a story, with dialogs and notices, which stand beside its canvas. */
export const pageOf = ({ canvasElement }: Story) => within(canvasElement.ownerDocument.body)

/** A notice that a person sees, rather than its echo for assistive technology. */
export const noticeOf = (story: Story, text: string) =>
  pageOf(story).findByText(text, { selector: '[data-slot="toast"] *' }, { timeout: 3000 })
