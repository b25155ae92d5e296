/** Tags name what an answer shows and what a change touched: `posts`, `posts:6f1c…`. */
export const documentTag = (collection: string, id: string) => `${collection}:${id}`
