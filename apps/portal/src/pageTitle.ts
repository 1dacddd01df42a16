import type { Texts } from './texts'

/** What the browser calls a page: a person's own end in the name of the personal centre, all others in the product's. */
export function pageTitle(
  name: string,
  isPersonal: boolean | undefined,
  { product, personalCentre }: Pick<Texts, 'product' | 'personalCentre'>,
): string {
  if (!name) return product
  if (!isPersonal) return `${name} - ${product}`
  // Its home is called so itself.
  return name === personalCentre ? name : `${name} – ${personalCentre}`
}
