import { paths } from '@atrium/contracts/paths'

/** The path of a pasted invitation on this site, with or without text around the link; undefined: no link in it. */
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
