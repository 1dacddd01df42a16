import { paths } from '@atrium/contracts/paths'

/** Where a pasted invitation leads on this site, whatever stands around the link; undefined: there is none in it. */
export function joinPathOf(pasted: string): string | undefined {
  const [, type, data] = /[?&](link|invitation)=([\w.%-]{1,300})/.exec(pasted) ?? []
  if (type === undefined || data === undefined) return undefined
  return paths.joinCompany({ [type]: decoded(data) })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
