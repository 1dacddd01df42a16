import type { PortalTexts } from './messages'

/** What the browser calls a page: a person's own end in the name of the personal centre, all others in the product's. */
export function pageTitle(
  name: string,
  isPersonal: boolean | undefined,
  { product, personalCentre }: PortalTexts,
): string {
  if (!name) return product
  if (!isPersonal) return `${name} - ${product}`
  // Its home is called so itself.
  return name === personalCentre ? name : `${name} – ${personalCentre}`
}
