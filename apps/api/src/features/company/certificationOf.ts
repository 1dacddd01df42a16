const statuses = [0, 1, 2, 4] as const

/** 0 not certified, 1 pending review, 2 not passed, 4 certified; what the database holds by mistake counts as 0. */
export const certificationOf = (stored: number) => statuses.find((status) => status === stored) ?? 0
