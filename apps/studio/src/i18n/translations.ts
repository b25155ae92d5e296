/** Repairs and additions to Payload's own Arabic. */
export const translations = {
  ar: {
    general: {
      createNew: 'إنشاء جديد',
      // Upstream's text carries a translated placeholder, so the title never appears.
      schedulePublishFor: 'جدولة النشر لـ {{title}}',
    },
    fields: { toggleBlock: 'طيّ الكتلة أو فتحها' },
  },
}
