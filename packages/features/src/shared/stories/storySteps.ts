import { expect, waitFor, within } from 'storybook/test'

interface Story {
  readonly canvasElement: HTMLElement
}

/** The whole page of a story, with dialogs and notices, which stand beside its canvas. */
export const pageOf = ({ canvasElement }: Story) => within(canvasElement.ownerDocument.body)

/** A person sees the notice, rather than assistive technology its echo. What floats fades in first. */
export async function expectNotice(story: Story, text: string | RegExp) {
  const selector = '[data-slot="toast"] *'
  const notice = await pageOf(story).findByText(text, { selector })
  await waitFor(() => expect(notice).toBeVisible())
}

/** The row of a person shows this picture: one of no meaning of its own, as the name stands beside it. */
export const expectPicture = (row: HTMLElement, address: string) =>
  waitFor(() => expect(row.querySelector('img:not([hidden])')).toHaveAttribute('src', address))
