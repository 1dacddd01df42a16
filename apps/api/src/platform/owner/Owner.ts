/** The owner of anything that can be bought, held or stored. */
export type Owner =
  | { readonly kind: 'person'; readonly userId: string }
  | { readonly kind: 'company'; readonly companyId: string }
