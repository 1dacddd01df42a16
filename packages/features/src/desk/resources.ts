/** What everything about waiting cases shows. */
export const caseResources = ['deskCases'] as const

declare module '../shared/request/stale' {
  interface Resources {
    /** Cases that wait, who works on them, and their decisions. Colleagues' changes make it stale, too. */
    readonly deskCases: unknown
  }
}
