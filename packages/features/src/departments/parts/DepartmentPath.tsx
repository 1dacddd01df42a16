import { TruncatedText } from '@atrium/ui/tooltip'

/** The way to a department. Where room is short its start is cut: all departments share the company's name. */
export function DepartmentPath({ path }: { readonly path: string }) {
  return <TruncatedText keep="end">{path}</TruncatedText>
}
