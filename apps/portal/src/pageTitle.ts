import type { PortalTexts } from './messages'

/** The browser's title: personal pages end with the personal centre's name, others with the product's. */
export function pageTitle(
  name: string,
  isPersonal: boolean | undefined,
  { product, personalCentre }: PortalTexts,
): string {
  if (!name) return product
  if (!isPersonal) return `${name} - ${product}`
  // The centre's home page has that name itself.
  return name === personalCentre ? name : `${name} – ${personalCentre}`
}
