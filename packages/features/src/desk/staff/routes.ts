/** Path of the staff, below the host. */
export const staffPath = '/desk/staff'
