/** Stands where a part of Payload's has no use. */
export const LeftOut = () => null
