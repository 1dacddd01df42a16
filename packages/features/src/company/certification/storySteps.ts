import { expect, screen, userEvent } from 'storybook/test'
import { regionMessages } from '../../shared/regions/messages'
import { textsOf } from '../../shared/stories/textsOf'
import { certificationMessages } from './messages'

const texts = textsOf(certificationMessages)
const regions = textsOf(regionMessages)

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A picture of this many bytes: one pixel, followed by zeros. */
export function pictureOf(bytes: number, name = '营业执照.png'): File {
  const content = new Uint8Array(bytes)
  content.set(Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0)))
  return new File([content], name, { type: 'image/png' })
}

/** A text file with a picture's name. */
export const textAsPicture = () => new File(['文'.repeat(3000)], '营业执照.png', { type: 'image/png' })

/** Puts a file into the field for the business licence. */
export async function chooseLicence(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = canvasElement.querySelector('form input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for a file.')
  await userEvent.upload(input, file, { applyAccept: false })
}

/** Fills in all fields of the form except the pictures. */
export async function fillForm(): Promise<void> {
  const type = async (name: string, text: string) => {
    const field = screen.getByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  const company = await screen.findByRole('combobox', { name: texts.companyName })
  await userEvent.clear(company)
  await userEvent.type(company, '远岸结构设计事务所有限公司')
  await type(texts.code, '91330106MA2B0K7X4M')
  await type(texts.contactPerson, '吴越')
  await type(texts.contactPhone, '13800000001')
  await userEvent.click(screen.getByRole('combobox', { name: regions.region }))
  for (const name of ['浙江省', '杭州市', '西湖区'])
    await userEvent.click(await screen.findByRole('option', { name }))
  await expect(screen.getByRole('combobox', { name: regions.region })).toHaveTextContent('西湖区')
  await type(texts.detailedAddress, '文一西路8号')
}
