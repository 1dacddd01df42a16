/** Content of a Word document that isn't shown. `metafile`: a Windows picture, WMF or EMF. */
export type Omission =
  | 'metafile'
  | 'picture'
  | 'chart'
  | 'diagram'
  | 'shape'
  | 'object'
  | 'page'
  | 'comment'
  | 'change'

export type Omissions = Map<Omission, number>

export const leaveOut = (omissions: Omissions, what: Omission, count = 1): unknown =>
  omissions.set(what, (omissions.get(what) ?? 0) + count)
