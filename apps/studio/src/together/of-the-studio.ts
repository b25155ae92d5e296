/** Fields that nobody writes by hand: the studio fills them in as it stores a document. */
export const ofTheStudio: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  '_status',
])
