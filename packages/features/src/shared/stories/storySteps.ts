import { expect, waitFor, within } from 'storybook/test'

interface Story {
  readonly canvasElement: HTMLElement
}

/** The whole page of a story, including dialogs and notices, which are outside its canvas. */
export const pageOf = ({ canvasElement }: Story) => within(canvasElement.ownerDocument.body)

/** A person sees the notice, not only its live region. Floating elements fade in first. */
export async function expectNotice(story: Story, text: string | RegExp) {
  const selector = '[data-slot="toast"] *'
  const notice = await pageOf(story).findByText(text, { selector })
  await waitFor(() => expect(notice).toBeVisible())
}

/** The row of a person shows this picture. It is decorative: the name is beside it. */
export const expectPicture = (row: HTMLElement, address: string) =>
  waitFor(() => expect(row.querySelector('img:not([hidden])')).toHaveAttribute('src', address))
