const staffField = /^confirmed_.+_staff$/;

/**
 * Whether the user has a true field named `confirmed_…_staff` (behaviour 7.2). The middle part is
 * the product's name.
 */
export function isStaff(user: object): boolean {
  return Object.entries(user).some(([name, value]) => value === true && staffField.test(name));
}
