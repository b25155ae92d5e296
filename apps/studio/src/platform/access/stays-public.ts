/** Whether a page or setting, once published in a language, stays so: without the settings the site can draw no page. */
export const staysPublic = (global: unknown): boolean => global === 'general'
