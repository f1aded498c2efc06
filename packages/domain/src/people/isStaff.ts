const staffField = /^confirmed_.+_staff$/;

/**
 * Whether a field of the user named `confirmed_…_staff` is true (behaviour 7.2; the middle is the
 * product's name).
 */
export function isStaff(user: object): boolean {
  return Object.entries(user).some(([name, value]) => value === true && staffField.test(name));
}
