/** A list of pages as schema.org data. */
export const listFacts = (
  origin: string,
  links: readonly { readonly name: string; readonly address: string }[],
) => ({
  '@type': 'ItemList',
  itemListElement: links.map(({ name, address }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + address,
  })),
})
