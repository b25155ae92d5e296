/**
 * The field with more of it; what it had under the same name gives way. It stays the field that it was:
 * of a spread, TypeScript no longer knows which of Payload's kinds of field it is.
 */
export const extendField = <One extends object, More extends object>(
  field: One,
  more: More,
): One & More => Object.assign({}, field, more)
