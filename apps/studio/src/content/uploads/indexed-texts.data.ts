/** Texts of which there are thousands: what each names has an index, made by the migration `named_in_texts`. */
export const indexedTexts = [
  { collection: 'posts', path: 'body', draft: false, table: 'posts_locales', column: 'body' },
  {
    collection: 'posts',
    path: 'body',
    draft: true,
    table: '_posts_v_locales',
    column: 'version_body',
  },
] as const
