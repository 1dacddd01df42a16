/** How strongly somebody is signed in, as `acr` of ID tokens; `acr_values` may ask for the second one. */
export const acrOneStep = 'urn:atrium:acr:one-step'
export const acrTwoSteps = 'urn:atrium:acr:two-steps'

export const acrOf = (methods: readonly string[]): string =>
  methods.includes('mfa') ? acrTwoSteps : acrOneStep

/** Whether a request asks for two steps, by `acr_values` or by an essential claim. */
export function asksForTwoSteps(params: Readonly<Record<string, unknown>>): boolean {
  return String(params.acr_values ?? '')
    .split(' ')
    .includes(acrTwoSteps)
}
